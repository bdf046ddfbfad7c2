import { expect, test } from 'vitest';
import { formatOf, isOfFormat } from '../../src/documents/formats.ts';

const pdf = '%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n';
const ofd = 'PK\x03\x04 some files PK\x05\x06 and where they are';
const xml = '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<EInvoice><a/></EInvoice>\n';
const page = '<!doctype html><html><body>Not found</body></html>';

test.each([
  ['pdf', 'application/pdf', pdf],
  ['pdf', 'Application/PDF; charset=binary', pdf],
  ['pdf', null, pdf],
  ['pdf', 'application/octet-stream', `\n${pdf}\n\n`],
  ['ofd', 'application/ofd', ofd],
  ['ofd', 'application/zip', ofd],
  ['xml', 'application/xml', xml],
  ['xml', 'text/xml;charset=UTF-8', xml],
  ['xml', 'binary/octet-stream', '<发票 版本="1"></发票>'],
] as const)('a whole %s that comes as %s is taken', (format, type, content) => {
  expect(isOfFormat(format, type, Buffer.from(content))).toBe(true);
});

test.each([
  ['pdf', 'text/html', pdf],
  ['pdf', 'application/json', pdf],
  ['pdf', 'application/pdf', page],
  ['pdf', 'application/pdf', pdf.slice(0, 20)],
  ['pdf', 'application/pdf', ''],
  ['ofd', 'application/ofd', ofd.slice(0, 10)],
  ['ofd', 'application/ofd', pdf],
  ['xml', 'text/html', xml],
  ['xml', 'application/xml', page],
  ['xml', 'application/xml', '<?xml version="1.0"?><html></html>'],
  ['xml', 'application/xml', '<Error><Code>AccessDenied</Code></Error>'],
  ['xml', 'application/xml', xml.slice(0, -5)],
  ['xml', 'application/xml', '{"error": true}'],
  ['xml', 'application/xml', ''],
] as const)('as %s, what comes as %s is not taken: %j', (format, type, content) => {
  expect(isOfFormat(format, type, Buffer.from(content))).toBe(false);
});

test('the extension of a file name gives its format', () => {
  expect(['a.pdf', 'a.b.ofd', 'a.xml', 'a.exe', 'pdf.', 'a.constructor', ''].map(formatOf)).toEqual(
    ['pdf', 'ofd', 'xml', null, null, null, null],
  );
});
