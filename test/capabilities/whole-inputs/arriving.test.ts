import { getNamedType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSchema, endpoints } from '../../../src/schema.ts';
import { signingTaskInput } from '../../../src/capabilities/esign/wire/new-task.ts';
import { redOffsetInput } from '../../../src/capabilities/forward-invoicing/wire/red.ts';
import { h5SessionInput } from '../../../src/capabilities/h5/wire/index.ts';
import { cancelInput, contractInput } from '../../../src/capabilities/partner-contract/wire.ts';
import { isJsonObject } from '../../../src/kernel/json/json.ts';
import { isRecord, type Structure } from '../../../src/platform/record/index.ts';
import { sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore } from '../../scenario.ts';
import { sendFile } from '../esign/walk.ts';
import { type Fixed, type Leaf, wholeInputs } from './whole.ts';

/** Mutations whose input is no record: a list of invoices, passed-through payloads, and mutations without a platform call. */
const others = new Set(
  [
    'atomicCommand bankCommand startVerificationBatch cancelVerificationBatch readInvoiceFile startExport sandbox',
    'createWebhook updateWebhook deleteWebhook redeliverWebhook sendWebhookTestEvent lookAgain dismissAttention',
  ].flatMap((names) => names.split(' ')),
);

const requests = endpoints.map(({ request }) => request);
const structures = new Map<string, Structure>(
  [...requests, redOffsetInput, h5SessionInput, cancelInput, contractInput, signingTaskInput].map(
    (structure) => [structure.name, structure],
  ),
);
const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {})
  .filter(({ name }) => !others.has(name))
  .map(({ name, args }) => {
    const [input] = args;
    const structure = structures.get(input ? getNamedType(input.type).name : '');
    if (structure === undefined) throw new Error(`The input of ${name} is not known.`);
    return { name, structure };
  });

const of = (type: string, members: object): Fixed =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`${type}.${name}`, value]));
const amounts = { amountWithoutTax: '100.00', taxAmount: '13.00', amountWithTax: '113.00' };
const line = { ...amounts, quantity: '4', unitPrice: '25', taxRate: '0.13' };
const oil = { ...line, taxClassificationCode: '1070101010100000000', unit: 'LITER' };

/** Values that satisfy the rules between fields, and the uploaded file. */
const fixed = (file: string, isOil: boolean): Fixed => ({
  ...of('InvoiceOrderInput', amounts),
  ...of('InvoiceLineInput', isOil ? oil : line),
  ...of('PaymentInput', { channel: 'OTHER' }),
  ...of('BlueScrapInvoiceInput', amounts),
  ...of('RedScrapInvoiceInput', amounts),
  ...of('BlueScrapLineInput', amounts),
  ...of('RedScrapLineInput', amounts),
  ...of('RedConfirmationApplicationInput', {
    redAmountWithoutTax: '-100.00',
    redTaxAmount: '-13.00',
  }),
  ...of('RedConfirmationLineInput', { amountWithoutTax: '-100.00', taxAmount: '-13.00' }),
  ...of('KeywordReplacementInput', { keyword: '<name>' }),
  ...of('UploadContractFileInput', { file, url: undefined }),
  ...of('ContractInput', { file }),
  // The order would need to be placed first.
  ...of('PreOpenedTransactionBy', { orderId: undefined }),
});

/** Complete inputs of a mutation. Refined oil has rules for the lines. */
const wholesOf = (structure: Structure, file: string) =>
  [false, true].flatMap((isOil) =>
    wholeInputs(structure, fixed(file, isOil)).filter(
      ({ leaves }) => isOil === leaves.some(({ place }) => place.includes('.refinedOil.')),
    ),
  );

const NUMBER = '26468000000000000001';

/** Responses after which the mutation is sent. */
const answers: Readonly<Record<string, object>> = {
  '/invoice/forward/query': { status: 3, ticket_sn: '26440000000000000001' },
  '/pending/check': { blocked: false, records: { list: [] } },
  '/tax/calc-order': { ykfphm: NUMBER, tax: { yjsfhj: 0 } },
};

/** Sends a complete input to a service before its own platform. */
async function send(mutation: string, structure: Structure, nth: number) {
  const stub = await startStub((response, { path: asked, body }) => {
    const [, known = {}] = Object.entries(answers).find(([end]) => asked.endsWith(end)) ?? [];
    // All requests are objects. The queried slip is paid, and a confirmation exists.
    const { dzsphm, uuid } = JSON.parse(body) as {
      readonly dzsphm?: string;
      readonly uuid?: string;
    };
    const data = { dzsphm, skjnjg: '01', ...known };
    sendText(response, JSON.stringify({ code: 'CYT_00000', returncode: '00', uuid, data }));
  });
  const units = { TAX_USE_UNIT_ID: 'USE', TAX_CONNECTION_UNIT_ID: 'UNIT' };
  const service = await startBefore(stub, units);
  const whole = wholesOf(structure, await sendFile(service))[nth];
  if (whole === undefined) throw new Error('There is no such input.');
  const { data } = await service.query<{ result: object }>(
    `mutation ($input: ${structure.name}!) {
      result: ${mutation}(input: $input) {
        __typename ... on InvalidInputError { fieldErrors { path message } }
      }
    }`,
    { input: whole.input },
  );
  expect(data?.result).not.toMatchObject({ __typename: 'InvalidInputError' });
  return { ...whole, requests: stub.received.map(({ body }): unknown => JSON.parse(body)) };
}

/** True if an object in the value, at any depth and also within JSON texts, has all of the members. */
function holds(value: unknown, members: object): boolean {
  if (typeof value === 'string' && /^[[{]/.test(value)) return holds(JSON.parse(value), members);
  if (Array.isArray(value)) return value.some((item) => holds(item, members));
  if (!isJsonObject(value)) return false;
  const isHere = Object.entries(members).every(
    ([name, member]) => JSON.stringify(value[name]) === JSON.stringify(member),
  );
  return isHere || Object.values(value).some((member) => holds(member, members));
}

/** Words in a field's description that say it is not sent. */
const STAYS = /not sent|no further than this service/i;

/** Fields that name an order elsewhere, or control this service. */
const MEANT_HERE = new Set(['input.by.elsewhere.buyerTaxNumber', 'input.sendAgain']);

/** Leaves missing in the request without saying so. */
function missing(leaves: readonly Leaf[], request: unknown): readonly string[] {
  return leaves.flatMap(({ place, field, value }) => {
    const isFile = field.shape.kind === 'scalar' && field.shape.scalar === 'File';
    if (isFile || STAYS.test(field.doc) || MEANT_HERE.has(place)) return [];
    const members = {};
    field.write(field.input().parse(value), members);
    const isSent = Object.keys(members).length > 0 && holds(request, members);
    return isSent ? [] : [`${place}: ${JSON.stringify(members)}`];
  });
}

/** The request with the most leaves of an input, and the missing ones. */
function requestOf({ leaves, requests: bodies }: Awaited<ReturnType<typeof send>>) {
  const [nearest] = bodies
    .map((request) => ({ request, lacks: missing(leaves, request) }))
    .toSorted((one, other) => one.lacks.length - other.lacks.length);
  if (nearest === undefined) throw new Error('Nothing was sent.');
  return nearest;
}

/** True if a further member of this name is rejected, beside a complete input. */
function isRefused(structure: Structure, input: object, name: string): boolean {
  const { error } = structure.input().safeParse({ ...input, extra: { [name]: 'x' } });
  return error?.issues.some(({ path }) => path.join() === 'extra') ?? false;
}

describe.each(mutations)('each field that $name is given', ({ name, structure }) => {
  const wholes = wholesOf(structure, 'a file');

  test.each([...wholes.keys()])('reaches the request, in its input %i', async (nth) => {
    const sent = await send(name, structure, nth);
    const { request, lacks } = requestOf(sent);
    expect(lacks).toEqual([]);
    if (!isRecord(structure) || !('extra' in structure.fields) || !isJsonObject(request)) return;
    const { extra, ...input } = sent.input;
    const names = Object.keys(request).filter((one) => !isJsonObject(extra) || !(one in extra));
    expect(names.filter((one) => !isRefused(structure, input, one))).toEqual([]);
  });
});
