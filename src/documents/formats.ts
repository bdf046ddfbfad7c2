import { textByMark } from '../kernel/text/unreadable.ts';

/** Properties of a file format. */
interface FormatRules {
  readonly mediaType: string;
  /** The `content-type`s, without parameters, that servers send for such a file. */
  readonly arrivesAs: readonly string[];
  /** True for bytes that begin and end like a complete file of this format. */
  readonly isWhole: (bytes: Buffer) => boolean;
}

/** Media types that storage servers send for files of any format. */
const UNTYPED = ['application/octet-stream', 'binary/octet-stream', 'application/x-download'];

/** The PDF specification allows the first and last marker anywhere within this many bytes of the file's ends. */
const PDF_MARGIN = 1024;

/** A ZIP archive ends in a record of 22 bytes and a comment of up to 65,535. */
const ZIP_TAIL = 22 + 65_535;

const formats = {
  pdf: {
    mediaType: 'application/pdf',
    arrivesAs: ['application/pdf', 'application/x-pdf', ...UNTYPED],
    isWhole: (bytes) =>
      bytes.subarray(0, PDF_MARGIN).includes('%PDF-') &&
      bytes.subarray(-PDF_MARGIN).includes('%%EOF'),
  },
  // An OFD is a ZIP archive (GB/T 33190).
  ofd: {
    mediaType: 'application/ofd',
    arrivesAs: [
      'application/ofd',
      'application/x-ofd',
      'application/zip',
      'application/x-zip-compressed',
      ...UNTYPED,
    ],
    isWhole: (bytes) =>
      bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) &&
      bytes.subarray(-ZIP_TAIL).includes('PK\x05\x06'),
  },
  xml: {
    mediaType: 'application/xml',
    arrivesAs: ['application/xml', 'text/xml', 'text/plain', ...UNTYPED],
    isWhole: isXmlDocument,
  },
  // Written by this service only: no received file is recognized as this format.
  csv: { mediaType: 'text/csv', arrivesAs: [], isWhole: () => false },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    arrivesAs: [],
    isWhole: () => false,
  },
} as const satisfies Record<string, FormatRules>;

/** A stored format, by its file extension. */
export type Format = keyof typeof formats;

/** Media type under which a file of the format is served. */
export function mediaTypeOf(format: Format): string {
  return formats[format].mediaType;
}

/** Format by the extension of a file name; null for an unknown extension. */
export function formatOf(name: string): Format | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return isFormat(ending) ? ending : null;
}

/**
 * True if a file has the format that its address promised. Error pages arrive with status 200, too, and a proxy may
 * truncate a response silently. `contentType` is the header as received.
 */
export function isOfFormat(format: Format, contentType: string | null, bytes: Buffer): boolean {
  const { arrivesAs, isWhole }: FormatRules = formats[format];
  const [type = ''] = (contentType ?? '').split(';');
  const declared = type.trim().toLowerCase();
  return (declared === '' || arrivesAs.includes(declared)) && isWhole(bytes);
}

/** True for a closed root element that belongs neither to a web page nor to a storage server's error. */
function isXmlDocument(bytes: Buffer): boolean {
  const text = textByMark(bytes).trim();
  const prologue = /^(?:<\?[^]*?\?>|<!--[^]*?-->|\s)*/.exec(text)?.[0].length ?? 0;
  const root = /^<([\p{L}_][\p{L}\p{N}_.:-]*)[\s/>]/u.exec(text.slice(prologue))?.[1];
  if (root === undefined || /^(?:html|error)$/i.test(root)) return false;
  return text.endsWith(`</${root}>`);
}

/** Format of a complete file; null if the bytes match no stored format. */
export function formatOfBytes(bytes: Buffer): Format | null {
  const names = Object.keys(formats).filter((name) => isFormat(name));
  return names.find((name) => formats[name].isWhole(bytes)) ?? null;
}

function isFormat(text: string): text is Format {
  return Object.hasOwn(formats, text);
}
