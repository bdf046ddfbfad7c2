import { createHash, randomBytes } from 'node:crypto';
import { type Identity, sha256WithEcdsa, signatureOf, timeServiceNamed } from './certificate.ts';
import * as der from './der.ts';

const sha256 = der.sequence(der.oid('2.16.840.1.101.3.4.2.1'));
const DATA = '1.2.840.113549.1.7.1';
const TIME_STAMP = '1.2.840.113549.1.9.16.1.4';

/** A detached PKCS #7 signature, with a token of the sandbox's time service. */
export function detachedSignature(digest: Buffer, signer: Identity, signedAt: Date): Buffer {
  return signedData({ type: DATA, content: null, digest, signer, signedAt, isTimed: true });
}

interface Signed {
  readonly type: string;
  /** What is signed, inside; null when it stands elsewhere. */
  readonly content: Buffer | null;
  /** SHA-256 of what is signed. */
  readonly digest: Buffer;
  readonly signer: Identity;
  readonly signedAt: Date;
  readonly isTimed: boolean;
}

function signedData({ type, content, digest, signer, signedAt, isTimed }: Signed): Buffer {
  const attributes = der.set(
    attribute('1.2.840.113549.1.9.3', der.oid(type)),
    attribute('1.2.840.113549.1.9.4', der.octets(digest)),
    attribute('1.2.840.113549.1.9.5', der.utcTime(signedAt)),
    attribute('1.2.840.113549.1.9.16.2.47', certificateNamed(signer.certificate)),
  );
  const signature = signatureOf(attributes, signer.key);
  const signerInfo = der.sequence(
    der.integer(1),
    der.sequence(signer.issuer, signer.serial),
    sha256,
    der.retagged(0, attributes),
    sha256WithEcdsa,
    der.octets(signature),
    ...(isTimed ? [der.retagged(1, der.set(timedAttribute(signature, signedAt)))] : []),
  );
  const inside = content === null ? [] : [der.within(0, der.octets(content))];
  return der.sequence(
    der.oid('1.2.840.113549.1.7.2'),
    der.within(
      0,
      der.sequence(
        der.integer(type === DATA ? 1 : 3),
        der.set(sha256),
        der.sequence(der.oid(type), ...inside),
        der.retagged(0, der.set(signer.certificate, signer.authority)),
        der.set(signerInfo),
      ),
    ),
  );
}

function attribute(id: string, value: Buffer): Buffer {
  return der.sequence(der.oid(id), der.set(value));
}

/** ESS' SigningCertificateV2, with its default hash: ties the signature to this one certificate. */
function certificateNamed(certificate: Buffer): Buffer {
  const hash = createHash('sha256').update(certificate).digest();
  return der.sequence(der.sequence(der.sequence(der.octets(hash))));
}

/** RFC 3161: what time it was when this signature was there. */
function timedAttribute(signature: Buffer, at: Date): Buffer {
  const digest = createHash('sha256').update(signature).digest();
  const info = der.sequence(
    der.integer(1),
    // No policy stands behind it: an arc for examples.
    der.oid('2.999.1'),
    der.sequence(sha256, der.octets(digest)),
    der.integer(1, ...randomBytes(15)),
    der.generalizedTime(at),
  );
  const token = signedData({
    type: TIME_STAMP,
    content: info,
    digest: createHash('sha256').update(info).digest(),
    signer: timeServiceNamed('fapiao-graph sandbox: no real time service'),
    signedAt: at,
    isTimed: false,
  });
  return attribute('1.2.840.113549.1.9.16.2.14', token);
}
