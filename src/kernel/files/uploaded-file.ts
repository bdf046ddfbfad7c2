/** File format that clients may send, named by its file extension. */
export type UploadFormat =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'ofd'
  | 'xml'
  | 'zip'
  | 'png'
  | 'jpg'
  | 'csv'
  | 'xlsx';

/** Properties of a file that a client sent. */
interface FileFacts {
  /** Format found in the bytes, whatever the extension of the name. */
  readonly format: UploadFormat;
  /** The client's name for the file, with the extension of its format; may contain names of people. */
  readonly name: string;
  readonly byteSize: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** File that a client sent: its bytes can be read repeatedly, and are the same each time. */
export class UploadedFile implements FileFacts {
  readonly format: UploadFormat;
  readonly name: string;
  readonly byteSize: number;
  readonly sha256: string;
  readonly #read: () => AsyncIterable<Buffer>;

  constructor({ format, name, byteSize, sha256 }: FileFacts, read: () => AsyncIterable<Buffer>) {
    this.format = format;
    this.name = name;
    this.byteSize = byteSize;
    this.sha256 = sha256;
    this.#read = read;
  }

  /** The bytes from the beginning, in chunks of any size. */
  read(): AsyncIterable<Buffer> {
    return this.#read();
  }

  /** Form that `inputHash` uses: the same bytes are the same input, however often they are sent. */
  toJSON(): { readonly sha256: string } {
    return { sha256: this.sha256 };
  }
}

/** The parts of a file's id. */
export interface FileClaims extends FileFacts {
  readonly tenant: string;
  /** Name under which the bytes are stored. */
  readonly key: string;
  /** In milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Id of a file: its claims, and a digest by which this service recognizes its own ids. */
export function writeFileId(claims: FileClaims, digestOf: (claims: string) => string): string {
  const written = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${written}.${digestOf(written)}`;
}

/** Ids of example files, which need not be uploaded; the simulated platform has some. No digest is this short. */
const OF_EXAMPLE = /^example-[a-z-]+\.pdf$/;

/**
 * Parses an id into its signed text, digest and claims; null if it does not have the form of an id. Until the digest is checked,
 * the claims serve only one purpose: an error about an honest id can be reported together with the other errors of the input.
 */
export function readFileId(
  id: string,
): { readonly written: string; readonly digest: string; readonly claims: FileClaims } | null {
  if (OF_EXAMPLE.test(id)) {
    const nothing = { byteSize: 0, sha256: '', tenant: '', key: '', expiresAt: 0 };
    return { written: '', digest: '', claims: { format: 'pdf', name: id, ...nothing } };
  }
  const [written = '', digest = '', ...rest] = id.split('.');
  if (digest === '' || rest.length > 0) return null;
  try {
    // JSON from a client may contain anything; it goes no further than the check of its digest.
    const claims = JSON.parse(
      Buffer.from(written, 'base64url').toString('utf8'),
    ) as FileClaims | null;
    return claims && { written, digest, claims };
  } catch {
    return null;
  }
}
