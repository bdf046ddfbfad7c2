import { vatInvoiceFace } from '../src/capabilities/verification/wire/faces.ts';
import { verifiedInvoice, verify } from '../src/capabilities/verification/wire/index.ts';
import { readEnvelope } from '../src/platform/client/envelope.ts';
import { parseExactJson } from '../src/kernel/json/lossless-json.ts';
import { type Decoded, encode } from '../src/platform/record/index.ts';
import { measure } from './measure.ts';
import { ms, type Table, times } from './table.ts';
import { respondWithText, INVOICES, LINES } from './verification-answer.ts';

/** Cost of exact numbers, and of decoding by records, which declare every field once in a table. */
export async function records(): Promise<Table> {
  const { data } = readEnvelope(200, respondWithText);
  const faces = decode(data);
  const wireFaces = faces.map((face) => encode(vatInvoiceFace, face));

  const work: readonly (readonly [string, () => unknown])[] = [
    ['JSON.parse', () => JSON.parse(respondWithText) as unknown],
    ['parse, numbers exact', () => parseExactJson(respondWithText)],
    ['decode', () => decode(data)],
    ['encode', () => faces.map((face) => encode(vatInvoiceFace, face))],
    ['check as input', () => faces.map((face) => vatInvoiceFace.input().parse(face))],
    ['JSON.stringify, numbers exact', () => JSON.stringify(wireFaces)],
  ];
  const timings = [];
  for (const [name, run] of work) timings.push({ name, ...(await measure(run)) });
  const base = timings[0]?.medianMs ?? NaN;
  const kib = Math.round(Buffer.byteLength(respondWithText) / 1024);
  return {
    title: 'Records',
    note: `One verification answer: ${INVOICES} invoices with ${LINES} lines each, ${kib} KiB of JSON.`,
    columns: ['', 'median', 'p99', 'to JSON.parse'],
    rows: timings.map(({ name, medianMs, p99Ms }) => [
      name,
      ms(medianMs),
      ms(p99Ms),
      times(medianMs, base),
    ]),
  };
}

/** Decodes a complete response, including every line of every invoice. */
function decode(data: unknown): Decoded<typeof vatInvoiceFace>[] {
  const { result } = verify.response.read(data);
  return (result ?? []).map(({ item }) => vatInvoiceFace.read(verifiedInvoice.read(item).face));
}
