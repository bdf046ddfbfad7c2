import { hash } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { type Identity, identityOf, newNumber } from './certificates.ts';

/** Detached PKCS #7 signature over a SHA-256 digest, DER, with a token of the sandbox's time service. */
export async function detachedSignature(digest: Buffer, name: string, at: Date): Promise<Buffer> {
  const content = new pki.EncapsulatedContentInfo({ eContentType: pki.ContentInfo.DATA });
  const signed = await signedData(content, digest, await identityOf(name, 'signing'), at);
  for (const info of signed.signerInfos) {
    const token = await timeStamp(info.signature.valueBlock.valueHexView, at);
    info.unsignedAttrs = attributes(1, { '1.2.840.113549.1.9.16.2.14': message(token) });
  }
  return der(message(signed));
}

/** Time stamp by RFC 3161: proves that the signature existed at this time. */
async function timeStamp(signature: Uint8Array, at: Date): Promise<pki.SignedData> {
  const algorithmId = '2.16.840.1.101.3.4.2.1';
  const info = new pki.TSTInfo({
    version: 1,
    // An arc for examples, as there is no policy.
    policy: '2.999.1',
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId }),
      hashedMessage: octets(sha256(signature)),
    }),
    serialNumber: newNumber(),
    genTime: at,
  });
  const bytes = der(info.toSchema());
  const eContentType = '1.2.840.113549.1.9.16.1.4';
  const content = new pki.EncapsulatedContentInfo({ eContentType, eContent: octets(bytes) });
  const service = await identityOf('fapiao-graph sandbox: no real time', 'timeStamping');
  return signedData(content, sha256(bytes), service, at);
}

async function signedData(
  encapContentInfo: pki.EncapsulatedContentInfo,
  digest: Buffer,
  { certificate, authority, key }: Identity,
  at: Date,
): Promise<pki.SignedData> {
  const { eContentType: value, eContent } = encapContentInfo;
  // ESS SigningCertificateV2, with its default hash: ties the signature to this one certificate.
  const hashed = octets(sha256(der(certificate.toSchema())));
  const info = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber(certificate),
    // In the order that DER requires for a set: here, by length.
    signedAttrs: attributes(0, {
      '1.2.840.113549.1.9.3': new asn1.ObjectIdentifier({ value }),
      '1.2.840.113549.1.9.5': new asn1.UTCTime({ valueDate: at }),
      '1.2.840.113549.1.9.4': octets(digest),
      '1.2.840.113549.1.9.16.2.47': sequence(sequence(sequence(hashed))),
    }),
  });
  const certificates = [certificate, authority];
  const version = eContent ? 3 : 1;
  const signed = new pki.SignedData({
    version,
    encapContentInfo,
    certificates,
    signerInfos: [info],
  });
  await signed.sign(key, 0, 'SHA-256');
  return signed;
}

function attributes(type: 0 | 1, values: Record<string, asn1.BaseBlock>) {
  const attributes = Object.entries(values).map(
    ([id, value]) => new pki.Attribute({ type: id, values: [value] }),
  );
  return new pki.SignedAndUnsignedAttributes({ type, attributes });
}

function message(signed: pki.SignedData): asn1.BaseBlock {
  const contentType = pki.ContentInfo.SIGNED_DATA;
  return new pki.ContentInfo({ contentType, content: signed.toSchema(true) }).toSchema();
}

const octets = (valueHex: Uint8Array) => new asn1.OctetString({ valueHex });
const sequence = (value: asn1.BaseBlock) => new asn1.Sequence({ value: [value] });
const der = (value: asn1.BaseBlock) => Buffer.from(value.toBER());
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer');
