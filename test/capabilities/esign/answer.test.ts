import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/schema.ts';
import { readSigningAnswer } from '../../../src/capabilities/esign/wire/answer.ts';
import { maskText } from '../../../src/kernel/privacy/masking.ts';

const read = (data: object, code = 'CYT_00000') => {
  const body = JSON.stringify({ code, msg: 'm', requestId: 'gateway-1', data });
  const { refusal, ...envelope } = readSigningAnswer(200, body);
  return { ...envelope, refusal: refusal?.(maskText) };
};

describe('a response of the signing system', () => {
  test('with a success is passed on unchanged', () => {
    const data = { ok: true, unionId: 'ENT1', raw: { code: '10010' } };
    expect(read(data)).toMatchObject({ code: 'CYT_00000', data });
    expect(read(data).refusal).toBeUndefined();
  });

  test.each([
    { raw: { code: '10010' } },
    { raw: { code: 10010 } },
    { raw: { errCode: '10010', status: 'FAIL' } },
    { raw: { status: 'FAIL', resultCode: '10010' } },
    { code: '10010' },
    { reason: '余额不足（10010）' },
    { ok: 'N', raw: { code: ' １００１０' } },
    { ok: '0.0', raw: { code: '10010.0' } },
  ])('is recognized by its code in any position: %j', (rest) => {
    const { refusal, code } = read({ ok: false, ...rest });
    expect(refusal).toMatchObject({ name: 'QuotaExhausted', platformCode: '10010' });
    expect(code).toBe('10010');
  });

  test.each([
    ['CYT_00000', { reason: '余额不足', raw: { code: '10010' } }],
    ['CYT_00000', { ok: null, reason: '余额不足（10010）' }],
    ['CYT_50200', { hint: 'away', raw: { code: '10010' } }],
  ])(
    'without ok is a failure if a reason or the gateway says so with a known code: %s %j',
    (code, data) => {
      expect(read(data, code).refusal).toMatchObject({ name: 'QuotaExhausted' });
    },
  );

  test.each([
    { reason: '成功', taskNo: 'ST-1' },
    { raw: { code: '10010' }, taskNo: 'ST-1' },
    { reason: ' ', raw: { code: '10010' } },
  ])('without ok is otherwise passed on unchanged: %j', (data) => {
    expect(read(data)).toMatchObject({ code: 'CYT_00000', data });
    expect(read(data).refusal).toBeUndefined();
  });

  test('with a failure but no code is a rejection as well', () => {
    expect(read({ ok: false }).refusal).toMatchObject({
      name: 'PlatformRejected',
      code: 'PLATFORM_REJECTED',
      platformCode: null,
      hint: null,
      maybeApplied: false,
    });
  });

  test('reports the upstream’s request id, or the platform’s if there is none', () => {
    const raw = { code: '99999', requestId: 'upstream-1' };
    expect(read({ ok: false, raw }).refusal).toMatchObject({ requestId: 'upstream-1' });
    expect(read({ ok: false, code: '99999' }).refusal).toMatchObject({ requestId: 'gateway-1' });
  });

  test('has no personal data in its reason', () => {
    expect(read({ ok: false, reason: '手机13900000077未认证' }).refusal?.message).toBe(
      '手机139****0077未认证',
    );
  });

  test('rejected by the gateway is the gateway’s rejection, unless the upstream’s code is known', () => {
    expect(read({ ok: false, hint: 'away' }, 'CYT_50200')).toMatchObject({ code: 'CYT_50200' });
    expect(read({ ok: false, hint: 'away' }, 'CYT_50200').refusal).toBeUndefined();
    expect(read({ ok: false, raw: { code: '50001' } }, 'CYT_50200').refusal).toMatchObject({
      code: 'NOT_REAL_NAMED',
    });
  });

  test.each(['99999', '10010', '10009', '50001', '30002', '11003'])(
    'with %s is certain: nothing was executed',
    (code) => {
      expect(read({ ok: false, raw: { code } }).refusal?.maybeApplied).toBe(false);
    },
  );
});

describe('a failure of the signing system is recognized in all responses of', () => {
  test.each(endpoints.filter(({ path }) => path.startsWith('/api/v1/esign/')))(
    '$path',
    ({ answer }) => {
      const said = { code: 'CYT_00000', data: { ok: false, raw: { code: '10010' } } };
      expect(answer(200, JSON.stringify(said)).refusal?.(maskText)).toMatchObject({
        name: 'QuotaExhausted',
      });
    },
  );
});
