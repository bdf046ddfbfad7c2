/** A file format that clients may send, by the ending of its file names. */
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

/** A file that a client sent, without its bytes. */
export interface FileFacts {
  /** As its bytes say, whatever it was called. */
  readonly format: UploadFormat;
  /** The client's name for it, with the ending of its format; may name people. */
  readonly name: string;
  readonly byteSize: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** A file that a client sent: its bytes can be read as often as it takes, and are the same each time. */
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

  /** The form that `inputHash` sees: the same bytes are the same input, however often they were sent. */
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

/** The id of a file: its claims, and a digest over them by which their author knows them again. */
export function writeFileId(claims: FileClaims, digestOf: (claims: string) => string): string {
  const written = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${written}.${digestOf(written)}`;
}

/** The ids of files that need not be sent, as the simulated platform has some; no digest is this short. */
const OF_EXAMPLE = /^example-[a-z-]+\.pdf$/;

/**
 * An id as the text that it is and the claims that it makes; null when it has not the form of one. Until the digest was
 * checked this is good for one thing: telling a client what is wrong with an honest id, together with
 * whatever else is wrong with its input.
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
    // Foreign JSON may hold anything, and gets no further than the check of its digest.
    const claims = JSON.parse(
      Buffer.from(written, 'base64url').toString('utf8'),
    ) as FileClaims | null;
    return claims && { written, digest, claims };
  } catch {
    return null;
  }
}
