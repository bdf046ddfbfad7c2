import { fileURLToPath } from 'node:url';
import type { S3Credentials } from './s3-signing.ts';

/** A bucket, and who may write to it. */
export interface S3Location extends S3Credentials {
  readonly bucket: string;
  /** In front of every key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Of a server that is not AWS, without a slash at the end; null: AWS. */
  readonly endpoint: string | null;
}

/** `DOCUMENTS_URL`, read. */
export type DocumentsLocation =
  | { readonly type: 'disk'; readonly folder: string }
  | ({ readonly type: 's3' } & Omit<S3Location, 'accessKeyId' | 'secretAccessKey'>);

/** Path segments that no server and no URL takes for anything else. */
const PREFIX = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * Reads `file:///folder` and `s3://bucket/prefix?endpoint=…&region=…`; null for anything else. The
 * region is `us-east-1` when left out, which servers other than AWS' take for theirs.
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
    // Escapes that no path can be made of, an escaped slash among them.
    return null;
  }
}

function isHttpOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, username } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && username === '';
}
