import { randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';

/** Key with its owner's certificate, and the certificate of the authority that issued it. */
export interface Identity {
  readonly key: CryptoKey;
  readonly certificate: pki.Certificate;
  readonly authority: pki.Certificate;
}

const signing = extension('2.5.29.15', bits(0b1100_0000, 6));
const timeStamping = new pki.ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] });
const issuing = new pki.BasicConstraints({ cA: true });

/** Extensions of a certificate, by use. */
const extensions = {
  signing: [signing],
  timeStamping: [signing, extension('2.5.29.37', timeStamping.toSchema())],
  issuing: [extension('2.5.29.19', issuing.toSchema()), extension('2.5.29.15', bits(0b110, 1))],
};
type Use = keyof typeof extensions;

/** The sandbox's own authority: a different one in each child process, which proves nobody's identity. */
let authority: Promise<Identity> | undefined;

/** A fresh key and certificate for a signer or a time stamp authority. */
export async function identityOf(name: string, use: Use): Promise<Identity> {
  if (use !== 'issuing') authority ??= identityOf('fapiao-graph sandbox: no real CA', 'issuing');
  const issuer = use === 'issuing' ? null : await authority;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = await crypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  const certificate = new pki.Certificate({
    version: 2,
    serialNumber: newNumber(),
    subject: named(name),
    issuer: issuer?.certificate.subject ?? named(name),
    // The sandbox's clock can be set to any day of these years.
    notBefore: new pki.Time({ value: new Date('2000-01-01T00:00:00Z') }),
    notAfter: new pki.Time({ value: new Date('2049-12-31T23:59:59Z') }),
    extensions: extensions[use],
  });
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(issuer?.key ?? keys.privateKey, 'SHA-256');
  return { key: keys.privateKey, certificate, authority: issuer?.certificate ?? certificate };
}

function named(commonName: string): pki.RelativeDistinguishedNames {
  // X.520 allows a common name 64 characters.
  const value = new asn1.Utf8String({ value: Array.from(commonName).slice(0, 64).join('') });
  const typesAndValues = [new pki.AttributeTypeAndValue({ type: '2.5.4.3', value })];
  return new pki.RelativeDistinguishedNames({ typesAndValues });
}

function extension(extnID: string, value: asn1.BaseBlock): pki.Extension {
  return new pki.Extension({ extnID, critical: true, extnValue: value.toBER() });
}

/** KeyUsage: its first bit (digital signature) is the highest. */
function bits(flags: number, unusedBits: number): asn1.BitString {
  return new asn1.BitString({ valueHex: Uint8Array.of(flags), unusedBits });
}

/** A serial number: positive, and not used before. */
export function newNumber(): asn1.Integer {
  return new asn1.Integer({ valueHex: Uint8Array.of(1, ...randomBytes(15)) });
}
