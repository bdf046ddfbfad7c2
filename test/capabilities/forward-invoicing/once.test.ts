import { describe, expect, test } from 'vitest';
import { unprovisionedSeller } from '../../../packages/simulator/src/seed/parties.ts';
import type { Answer } from '../../harness.ts';
import {
  CREATE_PATH,
  type Found,
  INVOICE,
  ISSUE,
  type Issued,
  type Item,
  order,
  seller,
  typeOf,
  UPDATES,
} from './invoice-orders.ts';
import { anyText, textWith } from '../../texts.ts';
import { startScenario } from '../../scenario.ts';

const service = startScenario();

const issue = (input: object = order()): Promise<Answer<Issued>> =>
  service.query<Issued>(ISSUE, { input });
const invoice = async (orderId = 'order-1'): Promise<Found['invoice']> =>
  (await service.query<Found>(INVOICE, { by: { orderId } })).data?.invoice ?? null;
const created = (): number => service.calls(CREATE_PATH);

describe('the same number again', () => {
  test('with the same input returns the existing order and sends nothing', async () => {
    const first = await issue();
    const again = await issue();
    expect(again.data).toEqual(first.data);
    expect(first.extensions).toEqual({
      billing: { calls: [{ path: CREATE_PATH, billed: 'per invoice' }] },
    });
    expect(again.extensions).toBeUndefined();
    expect(created()).toBe(1);
  });

  test('in a journey with brackets around it returns the existing order', async () => {
    const journey = { goodsName: '设备' };
    await issue(order({ specificBusiness: { goodsTransport: journey } }));
    const again = await issue(order({ specificBusiness: { goodsTransport: [journey] } }));
    expect(again.data?.issueInvoice).toMatchObject({ __typename: 'Invoice', state: 'ISSUING' });
    expect(created()).toBe(1);
  });

  test('with other input is a conflict that includes the existing order', async () => {
    await issue();
    const { data } = await issue(order({ drawer: '李晓华' }));
    expect(data?.issueInvoice).toMatchObject({
      __typename: 'ConflictError',
      code: 'CONFLICT',
      reason: 'NUMBER_USED_WITH_OTHER_INPUT',
      existing: { key: 'order-1', state: 'ISSUING' },
    });
    expect(created()).toBe(1);
  });

  test('with other input lists the differences, also after the order was sent again and issued', async () => {
    const differences = async (): Promise<unknown> => {
      const { data } = await issue(order({ drawer: '李晓华' }));
      return data?.issueInvoice['differences'];
    };
    service.fail(CREATE_PATH, 'TOO_MANY_REQUESTS', null);
    await service.inTime(issue());
    expect(await differences()).toEqual([{ path: ['input', 'drawer'] }]);
    service.fail(CREATE_PATH, 'NONE');
    await issue();
    expect(await differences()).toEqual([{ path: ['input', 'drawer'] }]);
    const updates = service.subscribe<{ invoiceUpdates: Item }>(UPDATES, { orderId: 'order-1' });
    service.sandbox.controls.issueInvoice({ orderId: 'order-1' });
    await service.reaches(updates, 'ISSUED');
    expect(await differences()).toEqual([{ path: ['input', 'drawer'] }]);
  });

  test('from many concurrent clients sends one order', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue()));
    expect(new Set(answers.map((answer) => typeOf(answer)))).toEqual(new Set(['Invoice']));
    expect(created()).toBe(1);
  });

  test('after a rejection repeats the rejection and sends nothing', async () => {
    const input = order({ seller: unprovisionedSeller });
    const first = await issue(input);
    expect(first.data?.issueInvoice).toMatchObject({
      __typename: 'PlatformRejectedError',
      code: 'PLATFORM_REJECTED',
      retryable: false,
      platformCode: 'CYT_40311',
      hint: textWith('not bound'),
      platformRequestId: anyText,
    });
    expect((await issue(input)).data).toEqual(first.data);
    expect(created()).toBe(1);
    expect(await invoice()).toMatchObject({
      state: 'REJECTED',
      rejection: { code: 'PLATFORM_REJECTED', retryable: false, platformCode: 'CYT_40311' },
      operation: { final: true },
    });
  });
});

describe('a list by states', () => {
  const LIST = `query ($states: [OperationState!], $kinds: [OperationKind!]) {
    operations(states: $states, kinds: $kinds) { edges { node { key state } } }
  }`;

  test('accepts the names shown in operations, and no others', async () => {
    for (const [key, state] of [
      ['order-1', 'OUTCOME_UNKNOWN'],
      ['order-2', 'ISSUING'],
    ] as const) {
      await service.application.journal.open(
        { tenant: 'default', kind: 'forward-invoice', key },
        { inputHash: key, state, snapshot: {}, dueAt: null },
      );
    }
    const { data } = await service.query<object>(LIST, { states: ['OUTCOME_UNKNOWN'] });
    const node = { key: 'order-1', state: 'OUTCOME_UNKNOWN' };
    expect(data).toEqual({ operations: { edges: [{ node }] } });
    for (const states of [['UNKNOWN'], ['ISSUING', 'ISUED']]) {
      const { data: none, errors } = await service.query(LIST, { states });
      expect(none).toBeUndefined();
      expect(errors?.[0]?.message).toContain('OperationState');
    }
  });

  test('includes all kinds with one of them, and rejects one that no selected kind has', async () => {
    for (const [kind, state] of [
      ['scrap-order', 'PRE_OPENED'],
      ['reverse-invoice', 'ORDERED'],
      ['forward-invoice', 'STALE'],
    ] as const) {
      await service.application.journal.open(
        { tenant: 'default', kind, key: kind },
        { inputHash: kind, state, snapshot: {}, dueAt: null },
      );
    }
    const states = ['PRE_OPENED', 'STALE'];
    const { data } = await service.query<object>(LIST, { states });
    const nodes = [
      { node: { key: 'forward-invoice', state: 'STALE' } },
      { node: { key: 'scrap-order', state: 'PRE_OPENED' } },
    ];
    expect(data).toEqual({ operations: { edges: nodes } });
    const kinds = ['REVERSE_INVOICE', 'FORWARD_INVOICE'];
    const { errors } = await service.query(LIST, { states, kinds });
    expect(errors?.[0]?.message).toContain('must be states that these kinds have');
  });
});

test('neither the seller’s phone and account nor an individual are stored or logged', async () => {
  const secrets = ['13912345678', '6222021234567890128', '张三丰'];
  const [phone = '', bankAccount = '', drawer = ''] = secrets;
  await issue(
    order({ seller: { ...seller, phone, bankAccount }, buyer: { individual: {} }, drawer }),
  );
  const id = { tenant: 'default', kind: 'forward-invoice', key: 'order-1' };
  const kept = JSON.stringify(await service.application.journal.get(id));
  for (const secret of secrets) {
    expect(kept).not.toContain(secret);
    expect(service.log.join('')).not.toContain(secret);
  }
});
