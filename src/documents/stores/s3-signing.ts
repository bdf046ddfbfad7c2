import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { type FileBytes, LocalFile } from '../../kernel/files/local-file.ts';

/** Who signs, and for which region. */
export interface S3Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request as it is to be sent. */
export interface S3Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FileBytes | null;
}

/**
 * The headers that a request needs to be believed (AWS Signature Version 4). All headers are signed,
 * and the hash of the body with them: the server rejects a request that changed on the way.
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
