import { expect, test } from 'vitest';
import type { Act, PersonPageView } from '../../packages/simulator/src/page-view.ts';
import { inTime } from '../following.ts';
import {
  CreateContractDocument,
  FollowContractDocument,
  FollowH5SessionDocument,
  FollowSellerDocument,
  OnboardSellerDocument,
  OpenH5SellerDocument,
} from '../generated/operations.ts';
import { type RunningService, type ServiceOptions, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { startServer } from '../server/service.ts';

type Started = RunningService & { readonly clock: ManualClock };

async function start(options: ServiceOptions = {}): Promise<Started> {
  const clock = new ManualClock();
  return { ...(await startService({ clock, random: () => 0.5, ...options })), clock };
}

/** Calls the service like the page's own script. */
async function act(address: string, done: Act): Promise<PersonPageView> {
  const response = await send(address, JSON.stringify(done));
  expect(response.status).toBe(200);
  return (await response.json()) as PersonPageView; // the service's own
}

function send(address: string, body: string, headers: Record<string, string> = {}) {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}

async function faceScanPage(service: Started): Promise<string> {
  const { data } = await service.query(OnboardSellerDocument);
  const onboarding = data?.onboardSeller;
  if (!onboarding || !('faceScanUrl' in onboarding)) throw new Error(JSON.stringify(data));
  return onboarding.faceScanUrl;
}

async function contractPage(service: Started): Promise<string> {
  const { data } = await service.query(CreateContractDocument);
  const contract = data?.createContract;
  if (!contract || !('signUrl' in contract)) throw new Error(JSON.stringify(data));
  return String(contract.signUrl);
}

/** Reads a subscription until an item has a state, while time advances. */
async function shows(
  { clock }: Started,
  updates: { next(): Promise<{ data?: unknown }> },
  state: string,
): Promise<void> {
  while (
    !JSON.stringify((await inTime(updates.next(), clock)).data).includes(`"state":"${state}"`)
  );
}

test('links use this service’s URL, where a face scan is published as an update', async () => {
  const service = await start();
  const updates = service.subscribe(FollowSellerDocument);
  const page = await faceScanPage(service);
  expect(page).toMatch(new RegExp(`^${service.url}/sandbox/pages/[0-9a-f]{32}$`));
  expect(await act(page, { act: 'OPEN' })).toMatchObject({ purpose: 'FACE_SCAN', outcome: null });
  expect(await act(page, { act: 'SCAN_FACE', isGood: false })).toMatchObject({
    outcome: null,
    notice: 'FACE_NOT_RECOGNIZED',
  });
  expect(await act(page, { act: 'SCAN_FACE', isGood: true })).toMatchObject({ outcome: 'DONE' });
  await shows(service, updates, 'FACE_SCANNED');
});

test('links use the public URL', async () => {
  const service = await start({ env: { PUBLIC_URL: 'https://invoices.example' } });
  expect(await faceScanPage(service)).toMatch(/^https:\/\/invoices\.example\/sandbox\/pages\//);
});

test('the simulator never acts for a person who has opened their page, however long they take', async () => {
  const service = await start();
  const page = await contractPage(service);
  await act(page, { act: 'OPEN' });
  await act(page, { act: 'SCAN_FACE', isGood: true });
  for (let minute = 0; minute < 10; minute += 1) await service.clock.advance(60_000);
  const { steps } = await act(page, { act: 'OPEN' });
  expect(steps.map(({ done }) => done)).toEqual([true, false, false]);
});

test('the simulator acts after 20 seconds for a person whose page is not opened', async () => {
  const service = await start();
  const page = await faceScanPage(service);
  await service.clock.advance(19_000);
  expect(await state(service)).not.toBe('FACE_SCANNED');
  await service.clock.advance(2_000);
  expect(await state(service)).toBe('FACE_SCANNED');
  expect(await act(page, { act: 'OPEN' })).toMatchObject({ outcome: 'DONE' });
});

/** Reads past the page, which a read would open; `raw` queries the platform. */
async function state(service: Started): Promise<unknown> {
  const { data } = await service.query<{ seller: { state: string } }>(
    '{ seller(sellerId: "example-seller-1") { state raw } }',
  );
  return data?.seller.state;
}

test('a contract is signed on its page by face, handwriting and code, and sealed by the platform', async () => {
  const service = await start();
  const updates = service.subscribe(FollowContractDocument);
  const page = await contractPage(service);
  expect(await act(page, { act: 'OPEN' })).toMatchObject({ hasDocument: true, code: null });
  await act(page, { act: 'SCAN_FACE', isGood: true });
  // A single stroke is not a name.
  expect(await act(page, { act: 'WRITE_NAME', strokes: 1 })).toMatchObject({
    notice: 'HANDWRITING_REFUSED',
  });
  const { code } = await act(page, { act: 'WRITE_NAME', strokes: 3 });
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await act(page, { act: 'ENTER_CODE', code: wrong })).toMatchObject({
    notice: 'WRONG_CODE',
    outcome: null,
  });
  expect(await act(page, { act: 'ENTER_CODE', code: code ?? '' })).toMatchObject({
    outcome: 'DONE',
  });
  await shows(service, updates, 'COMPLETED');
  const file = await fetch(`${page}/document`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(await file.text()).toContain('/ByteRange');
});

test('through an H5 link, a face, a card and a confirmation create a payee, and a failure is reported', async () => {
  const service = await start();
  const open = async (sellerId: string) => {
    const { data } = await service.query(OpenH5SellerDocument, { sellerId });
    const link = data?.openH5Session;
    if (!link || !('token' in link)) throw new Error(JSON.stringify(data));
    return { page: link.url, token: link.token };
  };
  const one = await open('seller-of-the-page');
  const updates = service.subscribe(FollowH5SessionDocument, { token: one.token });
  expect(await act(one.page, { act: 'SCAN_FACE', isGood: true })).toMatchObject({
    facts: [{ about: 'PERSON', value: '张三' }],
  });
  expect(await act(one.page, { act: 'ENTER_CARD', card: '12' })).toMatchObject({
    notice: 'CARD_REFUSED',
  });
  await act(one.page, { act: 'ENTER_CARD', card: '6222020200000000118' });
  expect(await act(one.page, { act: 'CONFIRM' })).toMatchObject({ outcome: 'DONE' });
  await shows(service, updates, 'PERSON_DONE');

  const other = await open('seller-who-fails');
  const failing = service.subscribe(FollowH5SessionDocument, { token: other.token });
  expect(await act(other.page, { act: 'FAIL' })).toMatchObject({ outcome: 'FAILED' });
  await shows(service, failing, 'FAILED');
});

test('an action that the page does not offer changes nothing', async () => {
  const service = await start();
  const page = await contractPage(service);
  const before = await act(page, { act: 'OPEN' });
  for (const other of [
    { act: 'WRITE_NAME', strokes: 5 },
    { act: 'ENTER_CODE', code: '123456' },
    { act: 'REFUSE', reason: 'None is offered.' },
    { act: 'PAY' },
  ] as const)
    expect(await act(page, other)).toEqual(before);
});

test('an unknown action, an unknown token or a foreign page is rejected', async () => {
  const service = await start();
  const page = await faceScanPage(service);
  const open = JSON.stringify({ act: 'OPEN' });
  const statuses = await Promise.all(
    [
      send(page, 'no JSON'),
      send(page, JSON.stringify({ act: 'SCAN_FACE' })),
      send(page, JSON.stringify({ act: 'FLY' })),
      send(page, JSON.stringify({ act: 'ENTER_CODE', code: '1'.repeat(5_000) })),
      send(page, open, { 'content-type': 'text/plain' }),
      send(page, open, { origin: 'https://elsewhere.example' }),
      send(page.slice(0, -1), open),
      fetch(`${page}/document`),
    ].map(async (sent) => (await sent).status),
  );
  expect(statuses).toEqual([400, 400, 400, 413, 415, 403, 404, 404]);
});

test('with the real platform the pages do not exist', async () => {
  const { url } = await startServer({ personPages: null });
  const answers = await Promise.all(
    ['/sandbox/pages/', '/nothing/'].map(async (path) => {
      const answer = await fetch(url + path + '0'.repeat(32));
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers).toEqual([
    [404, 'not found'],
    [404, 'not found'],
  ]);
});
