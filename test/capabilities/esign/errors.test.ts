import { describe, expect, test } from 'vitest';
import { textPage } from '../../../packages/simulator/src/pdf/new-file.ts';
import {
  company,
  CREATE,
  createTask,
  prepare,
  REGISTER_COMPANY,
  SEAL,
  sender,
  sendFile,
  taskNow,
  taskOf,
  UPLOAD,
} from './walk.ts';
import { textLike, textWith } from '../../texts.ts';
import { startScenario } from '../../scenario.ts';

const service = startScenario();

const fail = (code: string): boolean =>
  service.sandbox.controls.failSigningCalls({ upstreamCode: code, times: 1 });
const billed = (): number => service.billed(CREATE);

/** All rows of the table in document 3, section 7. */
const rows = [
  {
    code: '10010',
    type: 'QuotaExhaustedError',
    stable: 'QUOTA_EXHAUSTED',
    retryable: false,
    advice: 'top them up',
  },
  {
    code: '50001',
    type: 'PlatformRejectedError',
    stable: 'NOT_REAL_NAMED',
    retryable: false,
    advice: 'createCompanyAuthLink',
  },
  {
    code: '30002',
    type: 'PlatformRejectedError',
    stable: 'NOT_REAL_NAMED',
    retryable: false,
    advice: 'createCompanyAuthLink',
  },
  {
    code: '11003',
    type: 'PlatformRejectedError',
    stable: 'KEYWORD_NOT_FOUND',
    retryable: false,
    advice: 'identical',
  },
  {
    code: '10009',
    type: 'NotPermittedError',
    stable: 'NOT_PERMITTED',
    retryable: false,
    advice: 'contact the platform to enable it',
  },
  {
    code: '99999',
    type: 'PlatformUnavailableError',
    stable: 'PLATFORM_UNAVAILABLE',
    retryable: true,
    advice: 'Try again later',
  },
] as const;

describe.each(rows)('the signing system’s $code', ({ code, type, stable, retryable, advice }) => {
  test('is returned as a typed error, with its reason, the document’s advice and the upstream’s request id', async () => {
    fail(code);
    expect(await sender(service)(REGISTER_COMPANY, company)).toMatchObject({
      __typename: type,
      code: stable,
      message: textLike(/^\p{Script=Han}+$/u),
      retryable,
      hint: textWith(advice),
      platformCode: code,
      platformRequestId: textLike(/^es-\d{8}$/),
    });
  });
});

test('an undocumented code is a rejection with its reason', async () => {
  fail('45678');
  expect(await sender(service)(REGISTER_COMPANY, company)).toMatchObject({
    __typename: 'PlatformRejectedError',
    code: 'PLATFORM_REJECTED',
    platformCode: '45678',
    hint: null,
  });
});

test('a failed query is an error with the same text', async () => {
  const parties = await prepare(service);
  await createTask(service, taskOf(parties));
  fail('10009');
  const { errors } = await service.query(
    `{ signingLink(by: { signingTaskId: "contract-1" }, signerSigningPartyId: "${parties.person}") { h5Url } }`,
  );
  expect(errors).toMatchObject([
    { extensions: { code: 'NOT_PERMITTED', platformCode: '10009', hint: textWith('contact') } },
  ]);
});

describe('a rejected task', () => {
  test('for lack of signing counts costs nothing, and the same request creates it once they are available', async () => {
    const parties = await prepare(service);
    fail('10010');
    const input = taskOf(parties);
    expect(await createTask(service, input)).toMatchObject({ __typename: 'QuotaExhaustedError' });
    expect(await taskNow(service)).toMatchObject({
      state: 'NOT_SENT',
      rejection: { platformCode: '10010', hint: textWith('top them up') },
    });
    expect(billed()).toBe(0);
    expect(await createTask(service, input)).toMatchObject({ state: 'WAITING' });
    expect(billed()).toBe(1);
  });

  test('for a keyword missing in the contract reports that, and stays rejected', async () => {
    const parties = await prepare(service);
    const file = await sendFile(service, textPage(['此文件没有签署位置']));
    const { fileCode } = await sender(service)(UPLOAD, { signingPartyId: parties.company, file });
    const input = taskOf({ ...parties, fileCode: String(fileCode) });
    const refused = await createTask(service, input);
    expect(refused).toMatchObject({ code: 'KEYWORD_NOT_FOUND', platformCode: '11003' });
    expect(await createTask(service, input)).toMatchObject({
      __typename: 'PlatformRejectedError',
      platformCode: '11003',
      hint: textWith('identical'),
    });
    expect(await taskNow(service)).toMatchObject({ state: 'REJECTED', operation: { final: true } });
    expect(service.calls(CREATE)).toBe(1);
    expect(billed()).toBe(0);
  });
});

test('no seal is created for an enterprise without a verified real name', async () => {
  const send = sender(service);
  const { signingPartyId } = await send(REGISTER_COMPANY, company);
  expect(await send(SEAL, { signingPartyId, name: '合同专用章' })).toMatchObject({
    code: 'NOT_REAL_NAMED',
    platformCode: '50001',
  });
});
