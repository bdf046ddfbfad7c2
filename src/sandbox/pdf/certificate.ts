import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import * as der from './der.ts';

/** A key with the certificate that says whose it is. */
export interface Identity {
  readonly key: KeyObject;
  /** DER, an X.509 certificate. */
  readonly certificate: Buffer;
  readonly issuer: Buffer;
  readonly serial: Buffer;
  /** The certificate of its authority; its own for the authority itself. */
  readonly authority: Buffer;
}

export const sha256WithEcdsa = der.sequence(der.oid('1.2.840.10045.4.3.2'));

/** Signs bytes with a key, as `sha256WithEcdsa` says. */
export function signatureOf(content: Buffer, key: KeyObject): Buffer {
  return sign('sha256', content, key);
}

let made: Authority | null = null;

interface Authority extends Identity {
  readonly subject: Buffer;
  readonly keyId: Buffer;
}

/** The sandbox's own authority, made when the first signature is asked for; another one after a restart. */
function authority(): Authority {
  if (made) return made;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const subject = nameOf('fapiao-graph sandbox: no real authority');
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = keyIdOf(key);
  const serial = newSerial();
  const certificate = certified({ subject, issuer: subject, serial, key, signer: privateKey }, [
    extension('2.5.29.19', der.sequence(der.yes), { isCritical: true }),
    extension('2.5.29.15', usage(0b0000_0110), { isCritical: true }),
    extension('2.5.29.14', der.octets(keyId)),
  ]);
  const own = { key: privateKey, certificate, issuer: subject, serial, authority: certificate };
  made = { ...own, subject, keyId };
  return made;
}

/** A fresh key and certificate for somebody who signs documents. */
export function signerNamed(name: string): Identity {
  return issued(name, [extension('2.5.29.15', usage(0b1100_0000), { isCritical: true })]);
}

/** A fresh key and certificate for a service that says what time it was. */
export function timeServiceNamed(name: string): Identity {
  const timeStamping = der.sequence(der.oid('1.3.6.1.5.5.7.3.8'));
  return issued(name, [
    extension('2.5.29.15', usage(0b1100_0000), { isCritical: true }),
    extension('2.5.29.37', timeStamping, { isCritical: true }),
  ]);
}

function issued(name: string, extensions: readonly Buffer[]): Identity {
  const issuer = authority();
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const serial = newSerial();
  const certificate = certified(
    { subject: nameOf(name), issuer: issuer.subject, serial, key, signer: issuer.key },
    [
      ...extensions,
      extension('2.5.29.14', der.octets(keyIdOf(key))),
      extension('2.5.29.35', der.sequence(der.plainly(0, issuer.keyId))),
    ],
  );
  const { certificate: above } = issuer;
  return { key: privateKey, certificate, issuer: issuer.subject, serial, authority: above };
}

interface Certified {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly serial: Buffer;
  readonly key: Buffer;
  readonly signer: KeyObject;
}

// The sandbox's clock can be set to any day of these years.
const VALID = der.sequence(
  der.utcTime(new Date('2000-01-01T00:00:00Z')),
  der.utcTime(new Date('2049-12-31T23:59:59Z')),
);

function certified(of: Certified, extensions: readonly Buffer[]): Buffer {
  const version3 = der.within(0, der.integer(2));
  const content = der.sequence(
    version3,
    of.serial,
    sha256WithEcdsa,
    of.issuer,
    VALID,
    of.subject,
    of.key,
    der.within(3, der.sequence(...extensions)),
  );
  return der.sequence(content, sha256WithEcdsa, der.bits(signatureOf(content, of.signer)));
}

function nameOf(commonName: string): Buffer {
  // X.520 allows a common name 64 characters.
  const text = Array.from(commonName).slice(0, 64).join('');
  return der.sequence(der.set(der.sequence(der.oid('2.5.4.3'), der.utf8(text))));
}

function extension(id: string, value: Buffer, options?: { readonly isCritical: true }): Buffer {
  return der.sequence(der.oid(id), ...(options?.isCritical ? [der.yes] : []), der.octets(value));
}

/** KeyUsage from its bits, the first (digital signature) highest. */
function usage(flags: number): Buffer {
  return der.bits(Buffer.from([flags]), 31 - Math.clz32(flags & -flags));
}

function keyIdOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, 20);
}

function newSerial(): Buffer {
  return der.integer(1, ...randomBytes(15));
}
