import { describe, expect, test } from 'vitest';
import {
  owingRecycler,
  pendingPerson,
} from '../../../../packages/simulator/src/seed/scrap-purchase.ts';
import { startStub, sendEnvelope } from '../../../platform/stub-platform.ts';
import { enterprise, newcomer, path } from '../walk.ts';
import { startBefore, startScenario } from '../../../scenario.ts';
const RISKY = '91130230MA07CF038D';
const service = startScenario();

const calls = (of: keyof typeof path): number => service.calls(path[of]);

const READINESS = `query ($input: ScrapPurchaseReadinessInput!) {
  ready: scrapPurchaseReadiness(input: $input) {
    verdict
    eligibility { state reason answer { eligible } }
    agentTax { state reason answer { blocked } }
    pending { state reason answer { blocked } }
    limits { state reason answer { allowed } }
  }
}`;

describe('scrapPurchaseReadiness', () => {
  const input = { buyerTaxNumber: enterprise, period: '2026-10', ...newcomer };
  const ask = async (change: object = {}) =>
    (
      await service.query<{ ready: Readonly<Record<string, unknown>> }>(READINESS, {
        input: { ...input, ...change },
      })
    ).data?.ready;
  const passed = { state: 'PASSED', reason: null };

  test('is READY when all gates are passed, each queried once', async () => {
    expect(await ask()).toMatchObject({
      verdict: 'READY',
      eligibility: passed,
      agentTax: passed,
      pending: passed,
      limits: passed,
    });
    const each = ['eligibility', 'agentTax', 'pending', 'limits'] as const;
    expect(each.map(calls)).toEqual([1, 1, 1, 1]);
  });

  test.each([
    ['eligibility', { buyerTaxNumber: RISKY }, 'not eligible'],
    ['agentTax', { buyerTaxNumber: owingRecycler.taxNumber }, '代办'],
    ['pending', { person: { name: pendingPerson.name, idNumber: pendingPerson.idNo } }, '未|取消'],
    ['limits', { person: { name: '孙阻断', idNumber: '110101196811119019' } }, 'may not sell'],
  ])('is BLOCKED by %s alone, with the reason', async (gate, change, reason) => {
    const ready = await ask(change);
    expect(ready).toMatchObject({ verdict: 'BLOCKED', [gate]: { state: 'BLOCKED' } });
    expect(JSON.stringify(ready?.[gate])).toMatch(new RegExp(reason));
  });

  test.each(['eligibility', 'agentTax', 'pending', 'limits'] as const)(
    'is UNDETERMINED if %s cannot be queried, and never passed',
    async (gate) => {
      service.fail(path[gate], 'BAD_GATEWAY');
      expect(await ask({ registrationSerial: '10114601000000000001' })).toMatchObject({
        verdict: 'UNDETERMINED',
        [gate]: { state: 'UNDETERMINED', answer: null },
      });
    },
  );

  test('has the second gate UNDETERMINED without a serial from the first one', async () => {
    service.fail(path.eligibility, 'BAD_GATEWAY');
    const ready = await ask();
    expect(ready).toMatchObject({ agentTax: { state: 'UNDETERMINED' } });
    expect(JSON.stringify(ready?.['agentTax'])).toContain('serial');
    expect(calls('agentTax')).toBe(0);
  });

  test('prefers BLOCKED to UNDETERMINED', async () => {
    service.fail(path.limits, 'BAD_GATEWAY');
    expect(await ask({ buyerTaxNumber: RISKY })).toMatchObject({
      verdict: 'BLOCKED',
      limits: { state: 'UNDETERMINED' },
    });
  });

  test('treats a response without a conclusion as UNDETERMINED', async () => {
    const stub = await startStub((response) =>
      sendEnvelope(response, 'CYT_00000', { blocked: false, base: { djxh: '1' } }),
    );
    const before = await startBefore(stub);
    expect((await before.query(READINESS, { input })).data).toMatchObject({
      ready: {
        verdict: 'UNDETERMINED',
        eligibility: { state: 'UNDETERMINED', answer: { eligible: null } },
        agentTax: passed,
        pending: passed,
        limits: { state: 'UNDETERMINED' },
      },
    });
  });
});
