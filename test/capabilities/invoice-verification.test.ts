import { expect, test } from 'vitest';
import { IssueInvoiceDocument, VerifyIssuedInvoiceDocument } from '../generated/operations.ts';
import { type RunningService, startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

const VERIFY = '/api/v1/verify';
const orderId = 'example-enterprise-1';

async function startIssued(): Promise<{ service: RunningService; clock: ManualClock }> {
  const clock = new ManualClock();
  const service = await startService({ clock, sandboxProgressDelayMs: null });
  await service.query(IssueInvoiceDocument);
  return { service, clock };
}

async function issue(service: RunningService): Promise<void> {
  service.sandbox.controls.issueInvoice(orderId);
  await service.query('query ($orderId: String!) { invoice(orderId: $orderId) { state } }', {
    orderId,
  });
}

test('an invoice that was issued here is found genuine without repeating what is on it', async () => {
  const { service } = await startIssued();
  await issue(service);
  const { data, errors } = await service.query(VerifyIssuedInvoiceDocument);
  expect(errors).toBeUndefined();
  expect(data?.invoice).toMatchObject({
    state: 'ISSUED',
    verification: { verdict: 'GENUINE', face: { totalWithTax: '2529' } },
  });
  expect(service.sandbox.counters.calls(VERIFY)).toBe(1);
});

test('an invoice that does not exist yet costs no check', async () => {
  const { service } = await startIssued();
  const { data } = await service.query(VerifyIssuedInvoiceDocument);
  expect(data?.invoice).toMatchObject({ state: 'ISSUING', verification: null });
  expect(service.sandbox.counters.calls(VERIFY)).toBe(0);
});

test('the day can be given where the invoice was found on another one than it was issued', async () => {
  const { service, clock } = await startIssued();
  const day = new Date(clock.now() + 8 * 60 * 60_000).toISOString().slice(0, 10);
  await issue(service);
  const query = `query ($orderId: String!, $day: Date) {
    invoice(orderId: $orderId) { verification(issueDate: $day) { verdict } }
  }`;
  const asked = async (given: string) => (await service.query(query, { orderId, day: given })).data;
  expect(await asked('2020-02-29')).toEqual({
    invoice: { verification: { verdict: 'ELEMENTS_DISAGREE' } },
  });
  expect(await asked(day)).toEqual({ invoice: { verification: { verdict: 'GENUINE' } } });
});
