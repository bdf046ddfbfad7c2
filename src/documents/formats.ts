/** Facts of a file format that are known before a file of it has been seen. */
interface FormatRules {
  readonly mediaType: string;
  /** The `content-type`s, without parameters, under which such a file may arrive. */
  readonly arrivesAs: readonly string[];
  /** True for bytes that begin and end as a complete file of this format does. */
  readonly isWhole: (bytes: Buffer) => boolean;
}

/** Media types that storage servers send for whatever they hold. */
const UNTYPED = ['application/octet-stream', 'binary/octet-stream', 'application/x-download'];

/** The spec of PDF lets its first and last mark stand anywhere within so many bytes of its ends. */
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
  // Written by this service: nothing that arrives is taken for one.
  csv: { mediaType: 'text/csv', arrivesAs: [], isWhole: () => false },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    arrivesAs: [],
    isWhole: () => false,
  },
} as const satisfies Record<string, FormatRules>;

/** A stored format, by its file extension. */
export type Format = keyof typeof formats;

/** The media type that a file of the format is served under. */
export function mediaTypeOf(format: Format): string {
  return formats[format].mediaType;
}

/** The format that a file name ends in; null for any other. */
export function formatOf(name: string): Format | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return isFormat(ending) ? ending : null;
}

/**
 * True for a file that is what its address was said to hold: error pages arrive with status 200 too, and a
 * proxy may cut a response without a sign of it. `contentType` is the header as it came.
 */
export function isOfFormat(format: Format, contentType: string | null, bytes: Buffer): boolean {
  const { arrivesAs, isWhole }: FormatRules = formats[format];
  const [type = ''] = (contentType ?? '').split(';');
  const declared = type.trim().toLowerCase();
  return (declared === '' || arrivesAs.includes(declared)) && isWhole(bytes);
}

/** A root element that is neither a web page nor a storage server's error, and closed at the end. */
function isXmlDocument(bytes: Buffer): boolean {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  const prologue = /^(?:<\?[^]*?\?>|<!--[^]*?-->|\s)*/.exec(text)?.[0].length ?? 0;
  const root = /^<([\p{L}_][\p{L}\p{N}_.:-]*)[\s/>]/u.exec(text.slice(prologue))?.[1];
  if (root === undefined || /^(?:html|error)$/i.test(root)) return false;
  return text.endsWith(`</${root}>`);
}

/** The format of a complete file; null for bytes of no stored format. */
export function formatOfBytes(bytes: Buffer): Format | null {
  const names = Object.keys(formats).filter((name) => isFormat(name));
  return names.find((name) => formats[name].isWhole(bytes)) ?? null;
}

function isFormat(text: string): text is Format {
  return Object.hasOwn(formats, text);
}
