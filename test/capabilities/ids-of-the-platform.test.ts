import { expect, test } from 'vitest';
import { sendText, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';
import { startSaying } from './answering-stub.ts';
import {
  createTask,
  REGISTER_SIGNER,
  SIGNING_LINK,
  person,
  sender,
  taskId,
  taskNow,
  taskOf,
} from './esign/walk.ts';
import { INVOICE, ISSUE, order } from './forward-invoicing/invoice-orders.ts';
import { create, contractId } from './partner-contract/walk.ts';

/** A number of 18 digits, in the form of an ID number; a double would change its last digits. */
const LONG = '110101199003071231';

/** A platform that returns a text with its numbers unchanged. */
async function startWriting(data: string) {
  const stub = await startStub((response) =>
    sendText(response, `{"code":"CYT_00000","msg":"","requestId":"r","data":${data}}`),
  );
  return { stub, before: await startBefore(stub) };
}

test('a billed task has its number, even if it is sent as a JSON number', async () => {
  const data = `{"ok":true,"taskNo":${LONG},"taskStatus":10,"signH5Url":"https://sign.example","signStatus":1}`;
  const { stub, before } = await startWriting(data);
  const input = taskOf({
    company: '13800138000',
    person: '13900139000',
    fileCode: LONG,
    sealId: LONG,
  });
  expect(await createTask(before, input)).toMatchObject({ state: 'WAITING', taskNo: LONG });
  expect(await taskNow(before, { taskNo: LONG })).toMatchObject({ taskNo: LONG });
  const link = { by: { taskNo: LONG }, signerSigningPartyId: '13900139000' };
  expect((await before.query(SIGNING_LINK, link)).data).toMatchObject({
    link: { h5Url: 'https://sign.example', signStatus: 'CAN_SIGN' },
  });
  expect(stub.received.map(({ body }) => JSON.parse(body) as object)).toContainEqual({
    taskNo: LONG,
    unionId: '13900139000',
  });
});

test('a billed contract has its number, even if it is sent as a JSON number', async () => {
  const { before } = await startWriting(`{"contractNo":${LONG},"flowId":9007199254740993}`);
  expect(await create(before)).toMatchObject({ contractNo: LONG, flowId: '9007199254740993' });
  const query = '{ contract(by: { contractNo: "110101199003071231" }) { contractId state } }';
  expect((await before.query(query)).data).toMatchObject({ contract: { contractId } });
});

test('an invoice has its numbers, even if they are sent as JSON numbers', async () => {
  const { before } = await startWriting(
    '{"state":1,"status":3,"order_sn":20261121000000000001,"ticket_sn":26912000000012345678}',
  );
  expect((await before.query(ISSUE, { input: order() })).data).toMatchObject({
    issueInvoice: { state: 'ISSUING', platformOrderNumber: '20261121000000000001' },
  });
  expect((await before.query(INVOICE, { by: { orderId: 'order-1' } })).data).toMatchObject({
    invoice: { state: 'ISSUED', invoiceNumber: '26912000000012345678' },
  });
});

test('an invoice is issued, even if the platform writes whole numbers as decimals', async () => {
  const { before } = await startWriting(
    '{"state":1.0,"status":3.0,"ticket_sn":"26912000000012345678","is_red_washed":0.0}',
  );
  expect((await before.query(ISSUE, { input: order() })).data).toMatchObject({
    issueInvoice: { state: 'ISSUING' },
  });
  expect((await before.query(INVOICE, { by: { orderId: 'order-1' } })).data).toMatchObject({
    invoice: { state: 'ISSUED', isRedOffset: false },
  });
});

test('an id of the signing system is accepted as input, even in the form of a mobile number', async () => {
  const before = await startSaying({
    '/person/register': { ok: true, unionId: '13900139000', registerCode: 3 },
  });
  expect(await sender(before)(REGISTER_SIGNER, person)).toMatchObject({
    signingPartyId: '13900139000',
  });
  expect(
    (await before.query('{ signer(signingPartyId: "13900139000") { signingPartyId state } }')).data,
  ).toMatchObject({ signer: { signingPartyId: '13900139000', state: 'REGISTERED' } });
});

test.each([
  ['by a JSON number', `{"notifyType":2,"notifyNo":1,"taskNo":${LONG}}`],
  ['in a list of one', `[{"notifyType":2,"notifyNo":"1","taskNo":"${LONG}"}]`],
])('a push that names a task %s settles the task whose response was lost', async (_how, body) => {
  const stub = await startStub((response, { path }) =>
    sendText(
      response,
      path.endsWith('/task/create')
        ? '{"code":"CYT_0'
        : `{"code":"CYT_00000","data":{"ok":true,"taskStatus":10,"taskNo":${LONG}}}`,
    ),
  );
  const before = await startBefore(stub);
  const input = taskOf({ company: 'C', person: 'P', fileCode: 'F', sealId: 'S' });
  expect(await createTask(before, input)).toMatchObject({ __typename: 'OutcomeUnknownError' });
  const id = { tenant: 'default', kind: 'signing-task', key: taskId };
  const address = before.application.app.callbacks.addressFor(id);
  await fetch(address, { method: 'POST', body });
  expect(await taskNow(before)).toMatchObject({ state: 'WAITING', taskNo: LONG });
});
