import { expect, test, vi } from 'vitest';
import { type Connection, temporaryFolder } from '../../../harness.ts';
import { ManualClock } from '../../../manual-clock.ts';
import {
  sendEnvelope,
  sendText,
  startStub,
  type StubPlatform,
} from '../../../platform/stub-platform.ts';
import { startBefore } from '../../../scenario.ts';
import { CREATE_PATH, INVOICE, ISSUE, order, QUERY_PATH } from '../invoice-orders.ts';
import { RED_PATH, RED_QUERY_PATH, redOffset } from './red-offsets.ts';
import { textLike } from '../../../texts.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const XML = '<RedInvoice></RedInvoice>';

interface Files {
  readonly state: string;
  readonly documentsState: string | null;
  readonly documentsFailure: string | null;
  readonly documents: readonly { name: string; format: string; url: string }[] | null;
}

const FILES = `fragment files on RedOffset {
  state documentsState documentsFailure documents { name format url }
}
query ($orderId: String!) { redOffset(orderId: $orderId) { ...files } }`;

/** A platform with a reversed invoice and a given response to red-query; null: a rejection. */
interface Reversed extends StubPlatform {
  isOver: boolean;
  answer: object | null;
  /** Available files, by path. */
  readonly files: Map<string, string>;
}

async function startReversed(): Promise<Reversed> {
  const stub = await startStub((response, { path }) => {
    const file = platform.files.get(path);
    if (file !== undefined) return void response.end(file);
    if (path === CREATE_PATH)
      return sendEnvelope(response, 'CYT_00000', { state: 1, order_sn: 'S1' });
    if (path === QUERY_PATH) {
      const issued = { status: 3, ticket_sn: '1', is_red_washed: platform.isOver ? 1 : 0 };
      return sendEnvelope(response, 'CYT_00000', issued);
    }
    if (path === RED_PATH)
      return sendEnvelope(response, 'CYT_00000', { invoice_id: 'R1', state: 1 });
    if (path !== RED_QUERY_PATH) return sendText(response, 'not found', 404);
    if (platform.answer === null) return sendEnvelope(response, 'CYT_40001', {}, { status: 400 });
    sendEnvelope(response, 'CYT_00000', platform.answer);
  });
  const platform: Reversed = { ...stub, isOver: false, answer: { state: 1 }, files: new Map() };
  return platform;
}

const named = ({ baseUrl }: StubPlatform, path: string): object => ({
  state: 3,
  ticket_sn: '26913',
  xml_url: baseUrl + path,
});

async function submit(service: Connection): Promise<void> {
  await service.query(ISSUE, { input: order() });
  await service.query(INVOICE, { by: { orderId: 'order-1' } });
  await redOffset(service);
}

const asked = (service: Connection) =>
  service.query<{ redOffset: Files }>(FILES, { orderId: 'order-1' });

/** The files once they are in a state. */
function filesWhen(service: Connection, clock: ManualClock, state: string): Promise<Files> {
  return vi.waitUntil(
    async () => {
      await clock.advance(1_000);
      const files = (await asked(service)).data?.redOffset;
      return files?.documentsState === state && files;
    },
    { timeout: 50_000, interval: 20 },
  );
}

const textAt = async (service: Connection, url = ''): Promise<string> =>
  (await fetch(url.replace(/^https?:\/\/[^/]+/, service.url))).text();

test('the files of a red invoice are stored once it exists, as many as red-query lists', async () => {
  const platform = await startReversed();
  const clock = new ManualClock();
  const service = await startBefore(platform, {}, { clock, random: () => 0.5 });
  await submit(service);
  platform.answer = named(platform, '/red.xml');
  expect((await asked(service)).data?.redOffset).toEqual({
    state: 'OFFSETTING',
    documentsState: null,
    documentsFailure: null,
    documents: [],
  });
  platform.files.set('/red.xml', XML);
  platform.isOver = true;
  const { documents } = await filesWhen(service, clock, 'STORED');
  expect(documents).toMatchObject([{ name: '26913.xml', format: 'XML' }]);
  expect(await textAt(service, documents?.[0]?.url)).toBe(XML);

  platform.files.clear();
  await clock.advance(2 * HOUR);
  const [later] = (await asked(service)).data?.redOffset.documents ?? [];
  expect(await textAt(service, later?.url)).toBe(XML);
});

test('an expired URL is replaced by a new query', async () => {
  const platform = await startReversed();
  const clock = new ManualClock();
  const service = await startBefore(platform, {}, { clock, random: () => 0.5 });
  await submit(service);
  platform.answer = named(platform, '/dead.xml');
  platform.isOver = true;
  expect((await asked(service)).data?.redOffset).toMatchObject({
    state: 'OFFSET',
    documentsState: 'FETCHING',
    documents: [],
  });
  platform.answer = named(platform, '/alive.xml');
  platform.files.set('/alive.xml', XML);
  const { documents } = await filesWhen(service, clock, 'STORED');
  expect(documents).toMatchObject([{ name: '26913.xml' }]);
});

test('a listed file that is unavailable for a day is LOST, with the reason', async () => {
  const platform = await startReversed();
  const clock = new ManualClock();
  const settings = { DATA_DIR: await temporaryFolder() };
  const first = await startBefore(platform, settings, { clock, random: () => 0.5 });
  await submit(first);
  platform.answer = named(platform, '/dead.xml');
  platform.isOver = true;
  await filesWhen(first, clock, 'FETCHING');
  await first.stop();
  const later = new ManualClock(clock.now() + DAY);
  const second = await startBefore(platform, settings, { clock: later, random: () => 0.5 });
  expect(await filesWhen(second, later, 'LOST')).toMatchObject({
    documents: [],
    documentsFailure: textLike(/^xml: 127\.0\.0\.1 responded with 404/),
  });
});

test.each([
  ['names no file', { state: 3, ticket_sn: '26913' }],
  ['refuses the question', null],
])('if red-query %s nothing is downloaded, and nothing is lost', async (_case, answer) => {
  const platform = await startReversed();
  const clock = new ManualClock();
  const service = await startBefore(platform, {}, { clock, random: () => 0.5 });
  await submit(service);
  platform.answer = answer;
  platform.isOver = true;
  const none = { state: 'OFFSET', documentsState: null, documentsFailure: null, documents: [] };
  expect(await asked(service)).toEqual({ data: { redOffset: none } });
  await clock.advance(2 * HOUR);
  expect(await asked(service)).toEqual({ data: { redOffset: none } });
});

test('files listed after the end are stored from then on', async () => {
  const platform = await startReversed();
  const clock = new ManualClock();
  const service = await startBefore(platform, {}, { clock, random: () => 0.5 });
  await submit(service);
  platform.isOver = true;
  expect((await asked(service)).data?.redOffset).toMatchObject({ state: 'OFFSET', documents: [] });
  platform.answer = named(platform, '/alive.xml');
  platform.files.set('/alive.xml', XML);
  expect((await asked(service)).data?.redOffset).toMatchObject({ documentsState: 'FETCHING' });
  const { documents } = await filesWhen(service, clock, 'STORED');
  expect(documents).toMatchObject([{ name: '26913.xml', format: 'XML' }]);
});

test('files not polled for after the end are downloaded when they are read', async () => {
  const platform = await startReversed();
  const service = await startBefore(platform);
  await submit(service);
  platform.isOver = true;
  await asked(service);
  platform.answer = named(platform, '/alive.xml');
  // Without its own query, the invoice queries the files only.
  const ofInvoice = `{ invoice(by: { orderId: "order-1" }) {
    redOffset { documentsState documents { name format url } }
  } }`;
  type OfInvoice = { readonly invoice: { readonly redOffset: Files } };

  const away = await service.query<OfInvoice>(ofInvoice);
  expect(away.data?.invoice.redOffset).toEqual({ documentsState: null, documents: null });
  expect(away.errors).toMatchObject([
    { path: ['invoice', 'redOffset', 'documents'], extensions: { code: 'PLATFORM_UNAVAILABLE' } },
  ]);

  platform.files.set('/alive.xml', XML);
  const found = (await service.query<OfInvoice>(ofInvoice)).data?.invoice.redOffset;
  expect(found).toMatchObject({ documentsState: null, documents: [{ name: '26913.xml' }] });
  expect(await textAt(service, found?.documents?.[0]?.url)).toBe(XML);
});
