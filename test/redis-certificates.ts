import { temporaryFolder } from './harness.ts';
import { type Certificate, makeAuthority } from './redis-authority.ts';

/** Certificates of one authority. */
export interface Certificates {
  readonly server: Certificate;
  readonly client: Certificate;
}

/** Creates an authority, a certificate for servers at 127.0.0.1 and one for a client; removed when the test ends. */
export async function makeCertificates(): Promise<Certificates> {
  const authority = makeAuthority(await temporaryFolder());
  return {
    server: await authority.signServer('server'),
    client: await authority.signClient('client'),
  };
}
