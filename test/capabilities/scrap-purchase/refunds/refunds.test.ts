import { textWith } from '../../../texts.ts';
import { expect, test } from 'vitest';
import { paid, path, type Result } from '../walk.ts';
import { startScenario } from '../../../scenario.ts';

const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);

const effects = () => service.sandbox.effects().scrapPurchases;

test('a refund is applied for once, and never repeated after a lost response', async () => {
  const { invoiceNumber } = await paid(service);
  const APPLY = `mutation ($input: ScrapRefundInput!) {
    result: applyIssuingRefund(input: $input) {
      __typename ... on ScrapRefundPayload { refund { refundId state answer { processingResult raw } } answer { raw } } ... on OutcomeUnknownError { hint steps operation { state } } ... on ConflictError { code }
    }
  }`;
  const apply = (refundId: string, payload: object = { ykfphm: invoiceNumber }) =>
    service.query<Result>(APPLY, { input: { refundId, payload } });
  expect((await apply('refund-1')).data?.result).toMatchObject({
    __typename: 'ScrapRefundPayload',
    refund: { state: 'ACCEPTED' },
    answer: { raw: { cljg: '00', sfzjhm: '460*************31' } },
  });
  const kept = { processingResult: '00', raw: { cljg: '00', sfzjhm: '460*************31' } };
  expect((await apply('refund-1')).data?.result).toMatchObject({
    refund: { state: 'ACCEPTED', answer: kept },
    answer: { raw: kept.raw },
  });
  expect((await apply('refund-1', { ykfphm: 'x' })).data?.result).toMatchObject({
    __typename: 'ConflictError',
  });
  service.fail(path.refund, 'LOST_REPLY');
  expect((await apply('refund-2')).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
  });
  expect((await apply('refund-2')).data?.result).toMatchObject({
    refund: { state: 'OUTCOME_UNKNOWN' },
  });
  expect([calls('refund'), effects().refunds]).toEqual([2, 2]);
  expect((await apply('refund-3', { ykfphm: '0' })).data?.result).toMatchObject({
    __typename: 'OutcomeUnknownError',
    hint: textWith('Received: 01 无可退税额'),
    steps: ['{"step":"CXTSXX","returncode":"01"}'],
  });
});
