import { fileURLToPath } from 'node:url';

/** A bucket, and the credentials for it. */
export interface S3Location {
  /** Region that the credentials sign for. */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** Prefix of every key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Address of a server other than AWS, without a trailing slash; null for AWS. */
  readonly endpoint: string | null;
}

/** The parsed `DOCUMENTS_URL`. */
export type DocumentsLocation =
  | { readonly type: 'disk'; readonly folder: string }
  | ({ readonly type: 's3' } & Omit<S3Location, 'accessKeyId' | 'secretAccessKey'>);

/** Path segments that servers and URLs never reinterpret. */
const PREFIX = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * Parses `file:///folder` and `s3://bucket/prefix?endpoint=…&region=…`; null for any other text. The region defaults to
 * `us-east-1`, which servers other than AWS accept as their own.
 */
export function toLocation(text: string): DocumentsLocation | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'file:') {
    const folder = url.host === '' && url.search === '' ? folderOf(url) : null;
    return folder === null ? null : { type: 'disk', folder };
  }
  if (url.protocol !== 's3:' || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(url.host)) return null;
  const prefix = url.pathname.replaceAll(/^\/|\/$/g, '');
  if (prefix !== '' && !PREFIX.test(prefix)) return null;
  const { endpoint = null, region = 'us-east-1', ...rest } = Object.fromEntries(url.searchParams);
  if (Object.keys(rest).length > 0 || !/^[\w-]+$/.test(region)) return null;
  if (endpoint !== null && !isHttpOrigin(endpoint)) return null;
  return {
    type: 's3',
    bucket: url.host,
    prefix,
    endpoint: endpoint?.replace(/\/$/, '') ?? null,
    region,
  };
}

function folderOf(url: URL): string | null {
  try {
    return fileURLToPath(url);
  } catch {
    // The escapes do not decode to a path, such as an escaped slash.
    return null;
  }
}

function isHttpOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === '';
}
