import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { AwsV4Signer } from 'aws4fetch';
import { type Dispatcher, request } from 'undici';
import type { Clock } from '../../kernel/time/clock.ts';
import { type FileBytes, LocalFile } from '../../kernel/files/local-file.ts';
import { createAgent, type Proxies } from '../../kernel/proxies.ts';
import type { S3Location } from './location.ts';
import type { ObjectStore } from '../documents.ts';

const TIMEOUT_MS = 30_000;

interface Send {
  readonly method: 'GET' | 'HEAD' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FileBytes;
}

/** Stores objects in a bucket of S3, or of a server that speaks its protocol. */
export function createS3Store(
  location: S3Location,
  clock: Clock,
  proxies: Proxies | null = null,
): ObjectStore {
  const agent = createAgent(proxies, { connections: 16 });
  const base = addressOf(location);

  async function send({ method, path, ...rest }: Send): Promise<Dispatcher.ResponseData> {
    const { headers = {}, body = null } = rest;
    const url = base + path;
    const signed = { method, url, headers, body };
    const isLocal = body instanceof LocalFile;
    const length = isLocal ? { 'content-length': String(body.byteSize) } : {};
    return request(url, {
      dispatcher: agent,
      method,
      headers: { ...(await signedS3Headers(signed, location, clock.now())), ...length },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      body: isLocal ? createReadStream(body.path) : body,
    });
  }

  return {
    async put(path, bytes) {
      const answer = await send({ method: 'PUT', path, body: bytes });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw rejected('PUT', answer);
    },
    async size(path) {
      const answer = await send({ method: 'HEAD', path });
      await answer.body.dump();
      if (answer.statusCode === 404) return null;
      if (answer.statusCode !== 200) throw rejected('HEAD', answer);
      return Number(answer.headers['content-length']);
    },
    async read(path, range) {
      const headers = range ? { range: `bytes=${range.first}-${range.last}` } : {};
      const answer = await send({ method: 'GET', path, headers });
      if (answer.statusCode === (range ? 206 : 200)) return answer.body;
      await answer.body.dump();
      throw rejected('GET', answer);
    },
    close: () => agent.close(),
  };
}

/** The server's error text is not repeated: it names the bucket and the key. */
function rejected(method: string, { statusCode }: Dispatcher.ResponseData): Error {
  return new Error(`S3 responded to ${method} with ${statusCode}`);
}

/** An endpoint that begins with the bucket's name is used unchanged; for any other the bucket is a path segment. */
function addressOf({ bucket, prefix, endpoint, region }: S3Location): string {
  const own = `https://${bucket}.s3.${region}.amazonaws.com`;
  const named = endpoint !== null && new URL(endpoint).hostname.startsWith(`${bucket}.`);
  const root = endpoint === null ? own : named ? endpoint : `${endpoint}/${bucket}`;
  return `${root}/${prefix === '' ? '' : `${prefix}/`}`;
}

/** A request before it is signed. */
interface S3Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FileBytes | null;
}

/**
 * Headers that authenticate a request (AWS Signature Version 4). The signature covers all headers and the hash of the
 * body, so the server rejects a request that was altered in transit.
 */
export async function signedS3Headers(
  { method, url, headers, body }: S3Request,
  {
    region,
    accessKeyId,
    secretAccessKey,
  }: Pick<S3Location, 'region' | 'accessKeyId' | 'secretAccessKey'>,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const contentHash =
    body instanceof LocalFile
      ? body.sha256
      : createHash('sha256')
          .update(body ?? '')
          .digest('hex');
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': contentHash },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    datetime: new Date(now).toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    allHeaders: true,
  });
  return Object.fromEntries((await signer.sign()).headers);
}
