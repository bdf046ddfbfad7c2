import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files in PEM form: a certificate, its key, and the authority that signed it. */
export interface Certificate {
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/** The test's own authority. Each name gets its own files. */
export interface Authority {
  /** A certificate for a server at 127.0.0.1. */
  signServer(name: string): Promise<Certificate>;
  signClient(name: string): Promise<Certificate>;
}

/** Creates an authority whose files are in a folder. */
export function makeAuthority(folder: string): Authority {
  const ca = join(folder, 'ca.pem');
  const caKey = join(folder, 'ca.key');
  openssl('req', '-x509', ...newKey(caKey), '-subj', '/CN=authority', '-days', '2', '-out', ca);
  const sign = async (name: string, extension: string): Promise<Certificate> => {
    const [cert, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
    const [request, extensions] = [join(folder, `${name}.csr`), join(folder, `${name}.cnf`)];
    await writeFile(extensions, extension);
    openssl('req', ...newKey(key), '-subj', `/CN=${name}`, '-out', request);
    const by = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-extfile', extensions];
    openssl('x509', '-req', '-in', request, ...by, '-days', '2', '-out', cert);
    return { ca, cert, key };
  };
  return {
    signServer: (name) => sign(name, 'subjectAltName=IP:127.0.0.1'),
    signClient: (name) => sign(name, 'extendedKeyUsage=clientAuth'),
  };
}

/** Settings of a Redis port that accepts TLS only, from clients with a certificate of the same authority. */
export function tlsPort({ ca, cert, key }: Certificate): (port: number) => readonly string[] {
  const files = ['--tls-ca-cert-file', ca, '--tls-cert-file', cert, '--tls-key-file', key];
  return (port) => ['--port', '0', '--tls-port', String(port), ...files];
}

function newKey(file: string): readonly string[] {
  return ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file];
}

function openssl(...args: readonly string[]): void {
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
