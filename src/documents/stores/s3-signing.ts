import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { type FileBytes, LocalFile } from '../../kernel/files/local-file.ts';

/** Signing credentials, and the region they sign for. */
export interface S3Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
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
  { region, accessKeyId, secretAccessKey }: S3Credentials,
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
