import { textWith } from '../../texts.ts';
import { describe, expect, test } from 'vitest';
import { cancel, face, ISSUE, path, type Result } from './walk.ts';
import { NUMBER, explained, startSaying, order, taken, unpaid } from './saying.ts';

describe('a failed order with a reason from the platform', () => {
  test('stays unknown, with its steps, if the person’s transactions cannot be queried', async () => {
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { html: true }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
      hint: textWith('Received: 01 税款未缴纳'),
      platformCode: 'CYT_50200',
      unknownSteps: ['CXZRRKPXX 00', 'BFCPSGFPSC 01'],
    });
  });

  test.each([1000, 999.9999999999999])(
    'is an order if a transaction of its amount exists (%s)',
    async (ykfpje) => {
      const list = [{ ykfphm: NUMBER, ykfpje, ykfpse: 2.5, jfzt: '0' }];
      const { before, bodies } = await startSaying({
        [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: true, records: { list } }),
        [path.order]: explained,
      });
      expect((await order(before)).data?.result).toMatchObject({
        state: 'PRE_OPENED',
        invoiceNumber: NUMBER,
        foundBy: 'PERSON',
      });
      expect(bodies(path.order)).toHaveLength(1);
    },
  );

  test.each([
    ['of another amount', { ykfpje: 5 }],
    ['entered before it was sent', { lrrq: '2026-01-01 00:00:00' }],
    ['of an earlier day', { ykfprq: '2026-01-01', lrrq: 'unreadable' }],
  ])('stays unknown if the person has a transaction %s', async (_case, change) => {
    const list = [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '0', ...change }];
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: true, records: { list } }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({ __typename: 'OutcomeUnknownError' });
  });

  test('is a rejection if only a voided transaction of its amount exists', async () => {
    const list = [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '5' }];
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: false, records: { list } }),
      [path.order]: explained,
    });
    expect((await order(before)).data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
    });
  });

  test('counts as a lost response without a reason', async () => {
    const { before } = await startSaying({
      [path.pending]: unpaid,
      [path.order]: { code: 'CYT_50200', data: {} },
    });
    expect((await order(before)).data?.result).toMatchObject({ __typename: 'OutcomeUnknownError' });
  });
});

/** The tax bureau is unavailable; it may have executed the request. */
const away = { code: 'CYT_50200', data: { hint: '99 上游接口读取超时' } };

describe('a failure whose hint says that the tax bureau is unavailable counts as a lost response', () => {
  test('to an order without a listed transaction', async () => {
    const { before, bodies } = await startSaying({ [path.pending]: unpaid, [path.order]: away });
    expect((await order(before)).data?.result).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect((await order(before)).data?.result).toMatchObject({ state: 'OUTCOME_UNKNOWN' });
    expect(bodies(path.order)).toHaveLength(1);
  });

  test('to a cancellation, which is not sent again', async () => {
    const { before, bodies } = await startSaying({
      [path.pending]: unpaid,
      [path.order]: taken,
      [path.payment]: {},
      [path.cancel]: away,
    });
    await order(before);
    expect((await cancel(before, { invoiceNumber: NUMBER })).data?.result).toMatchObject({
      __typename: 'OutcomeUnknownError',
    });
    await cancel(before, { invoiceNumber: NUMBER });
    expect(bodies(path.cancel)).toHaveLength(1);
  });

  test('to an invoice', async () => {
    expect(await issueOn(away)).toMatchObject({ __typename: 'OutcomeUnknownError' });
  });
});

const steps = (...results: readonly string[]) => ({
  steps: results.map((ssjyjg) => ({ step: 'BFCPSGDJSFJY', ssjyjg })),
});

describe('an order whose taxes failed the tax bureau’s check', () => {
  test.each([
    ['beside its number', { ...taken, ssjyjg: 'N' }],
    ['in a word that is not documented', { ...taken, ssjyjg: 'X' }],
    ['as a boolean', { ...taken, ssjyjg: false }],
    ['as a number', { ...taken, ssjyjg: 0 }],
    ['with its taxes', { ...taken, tax: { ...taken.tax, ssjyjg: 'N' } }],
    ['in one of its taxes', { ...taken, tax: { items: [{ ssjyjg: 'Y' }, { ssjyjg: 'N' }] } }],
    ['in its last step', { ...taken, data: steps('Y', 'N') }],
    ['without a number', { ssjyjg: 'N' }],
  ])('is rejected, as the response has %s', async (_case, answer) => {
    const { before } = await startSaying({ [path.pending]: unpaid, [path.order]: answer });
    expect((await order(before)).data?.result).toMatchObject({
      __typename: 'PlatformRejectedError',
      message: 'The tax bureau’s check of the computed taxes did not pass (ssjyjg).',
    });
  });

  test('is placed if the person has its transaction pending nevertheless', async () => {
    const list = [{ ykfphm: NUMBER, ykfpje: 1000, ykfpse: 2.5, jfzt: '0' }];
    const { before } = await startSaying({
      [path.pending]: (nth) => (nth === 0 ? unpaid : { blocked: true, records: { list } }),
      [path.order]: { ...taken, ssjyjg: 'N' },
    });
    expect((await order(before)).data?.result).toMatchObject({
      state: 'PRE_OPENED',
      invoiceNumber: NUMBER,
    });
  });
});

test.each([
  ['a check that passed', { ...taken, ssjyjg: 'Y' }],
  ['one that passed, in another spelling', { ...taken, ssjyjg: ' Ｙ' }],
  ['one that passed, as a boolean', { ...taken, ssjyjg: true }],
  ['one that passed, as a number', { ...taken, ssjyjg: 1 }],
  ['one that passed, in a word', { ...taken, ssjyjg: '是' }],
  ['no result of a check', { ...taken, ssjyjg: null }],
  ['an empty result of a check', { ...taken, ssjyjg: ' ' }],
  ['a last step that passed', { ...taken, data: steps('N', 'Y') }],
])('an order is pre-opened if its response has %s', async (_case, answer) => {
  const { before } = await startSaying({ [path.pending]: unpaid, [path.order]: answer });
  expect((await order(before)).data?.result).toMatchObject({
    state: 'PRE_OPENED',
    invoiceNumber: NUMBER,
  });
});

/** The result of an issue whose platform response is this. */
async function issueOn(
  answer: Readonly<Record<string, unknown>>,
): Promise<Result['result'] | undefined> {
  const { before } = await startSaying({ [path.invoice]: answer, [path.result]: {} });
  return (await before.query<Result>(ISSUE, { input: face(NUMBER) })).data?.result;
}

describe('a response to an issue', () => {
  test.each([
    ['00', 'ISSUED', 'UPLOADED'],
    ['01', 'UPLOADING', 'PROCESSING'],
    ['02', 'UPLOAD_FAILED', 'FAILED'],
    ['03', 'ALREADY_ISSUED', 'NUMBER_EXISTS'],
    ['04', 'UPLOADING', 'UNRECOGNIZED'],
  ])('of status %s is %s', async (status, state, name) => {
    const answer = { sllsh: 'S1', result: { status, message: 'said' } };
    expect(await issueOn(answer)).toMatchObject({
      state,
      acceptanceSerial: 'S1',
      uploadStatus: name,
      uploadStatusCode: status,
      uploadMessage: 'said',
    });
  });

  test('that the number exists refers to the first upload, also as a rejection', async () => {
    const exists = { result: { status: '03' } };
    const answers = [{ html: true }, explained, exists];
    const { before } = await startSaying({ [path.invoice]: (nth) => answers[nth] ?? exists });
    const issue = async (more: object = {}) =>
      (await before.query<Result>(ISSUE, { input: face(NUMBER, more) })).data?.result;
    expect(await issue()).toMatchObject({ __typename: 'OutcomeUnknownError' });
    expect(await issue({ sendAgain: true })).toMatchObject({ __typename: 'PlatformRejectedError' });
    expect(await issue()).toMatchObject({ state: 'ISSUED', uploadStatus: 'NUMBER_EXISTS' });
  });

  test('without a status is queried by its serial', async () => {
    expect(await issueOn({ sllsh: 'S1' })).toMatchObject({
      state: 'UPLOADING',
      uploadStatus: null,
      uploadStatusCode: null,
      uploadMessage: null,
    });
  });

  test('with a reason for its failure is a rejection with the platform’s steps', async () => {
    expect(await issueOn(explained)).toMatchObject({
      __typename: 'PlatformRejectedError',
      hint: '01 税款未缴纳',
      steps: ['CXZRRKPXX 00', 'BFCPSGFPSC 01'],
    });
  });
});
