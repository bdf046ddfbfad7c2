import { expect, test } from 'vitest';
import { signedS3Headers } from '../../src/documents/stores/s3.ts';

/**
 * The worked examples of "Signature Calculations for the Authorization Header" in the API reference of
 * Amazon S3, copied from there.
 */
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = Date.UTC(2013, 4, 24);

test.each([
  {
    what: 'a part of an object',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9' },
    body: null,
    signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'an object to be put, with a name that must be escaped',
    method: 'PUT',
    path: '/test$file.text',
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    body: Buffer.from('Welcome to Amazon S3.'),
    signedHeaders: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'a parameter without a value',
    method: 'GET',
    path: '/?lifecycle',
    headers: {},
    body: null,
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    what: 'several parameters',
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: {},
    body: null,
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('the signature of $what is the published one', async (example) => {
  const { method, path, headers, body, signedHeaders, signature } = example;
  const url = `https://examplebucket.s3.amazonaws.com${path}`;

  const signed = await signedS3Headers({ method, url, headers, body }, credentials, now);

  expect(signed['x-amz-date']).toBe('20130524T000000Z');
  expect(signed['authorization']).toBe(
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  );
});
