import type { JsonObject } from '../../from-service.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import { malformed, requiredText, requiredTexts, sentText } from '../../gateway/fields.ts';
import { personOf } from '../../seed/persons.ts';
import { overLinePerson, owedFor, owingRecycler, YEARLY_LINES } from '../../seed/scrap-purchase.ts';
import { buysScrap, taxpayerOf } from '../../seed/taxpayers.ts';
import type { World } from '../../world/world.ts';
import { registration, risk } from '../atomic/taxpayers.ts';
import { failed, refuse } from './refusal.ts';
import { pendingOf } from './transactions.ts';

/** Risk classes that keep an enterprise from buying scrap. */
const TOO_RISKY = new Set(['01', '02']);

/** True if an enterprise may buy; null if it is unknown. */
export function isEligible(taxNumber: string): boolean | null {
  const taxpayer = taxpayerOf(taxNumber);
  if (taxpayer === null) return null;
  const { state, riskClass } = taxpayer;
  return state === '03' && buysScrap(taxpayer) && !TOO_RISKY.has(riskClass);
}

/** Interface 1. */
export function checkTaxpayer(request: JsonObject): Answer {
  const nsrsbh = requiredText(request, 'nsrsbh');
  const eligible = isEligible(nsrsbh);
  if (eligible === null) refuse('查无此纳税人', failed('CXNSRJBXX'));
  return mocked({ eligible, base: registration({ nsrsbh }), risk: risk({ nsrsbh }) });
}

/** Interface 2. The seeded enterprise with overdue declarations owes for every month. */
export function checkAgentTax(request: JsonObject): Answer {
  const { dbnsrdjxh, dbnsrsbh, sq } = requiredTexts(request, 'dbnsrdjxh', 'dbnsrsbh', 'sq');
  const step = failed('CXYDBWDBSFXX');
  if (!/^\d{4}(0[1-9]|1[0-2])$/.test(sq)) refuse('所属期格式应为yyyyMM', step);
  const known = taxpayerOf(dbnsrsbh) === null ? null : registration({ nsrsbh: dbnsrsbh });
  if (known?.['djxh'] !== dbnsrdjxh) refuse('登记序号与纳税人识别号不匹配', step);
  if (dbnsrsbh !== owingRecycler.taxNumber) {
    const nothing = { ydbsehj: 0, dbhs: 0, list: [] };
    return mocked({ blocked: false, records: nothing, hint: '无应代办未代办' });
  }
  const [year, month] = [Number(sq.slice(0, 4)), Number(sq.slice(4))];
  const period = {
    skssqq: dayOf(Date.UTC(year, month - 1, 1)),
    skssqz: dayOf(Date.UTC(year, month, 0)),
  };
  return mocked({
    blocked: true,
    records: {
      ydbsehj: 206.55,
      sbqx: dayOf(Date.UTC(year, month, 15)),
      dbhs: owedFor.length,
      list: owedFor.map((person) => Object.assign({}, person, period)),
    },
    hint: '请在申报期内完成代办申报',
  });
}

/** Interface 3. */
export function checkPending(request: JsonObject, world: World): Answer {
  const parties = ['nsrsbh', 'zrrxm', 'sfzjhm'].map((name) => sentText(request, name));
  const given = parties.filter((party) => party !== '');
  if (given.length === 0) malformed('one of nsrsbh, zrrxm, sfzjhm is required');
  const own = pendingOf(given, world);
  const unpaid = own.filter(({ state }) => state === 'UNPAID');
  return mocked({
    blocked: unpaid.length > 0,
    records: {
      wjskjlsl: unpaid.length,
      list: own.map(({ ykfphm, ykfpje, ykfpse, lrrq, state }) => ({
        ykfphm,
        ykfprq: lrrq.slice(0, 10),
        ykfpje,
        ykfpse,
        jfzt: state === 'VOIDED' ? '5' : '0',
        sfjnfs: '01',
        lrrq,
      })),
    },
    hint: unpaid.length > 0 ? '请先缴款或取消预开票' : '无未缴款业务',
  });
}

/** Interface 4. */
export function checkSeller(request: JsonObject): Answer {
  const zrrxm = requiredText(request, 'zrrxm');
  if (requiredText(request, 'sfzjlx') !== '201') malformed('sfzjlx must be 201');
  const sfzjhm = requiredText(request, 'sfzjhm');
  const person = personOf(sfzjhm, zrrxm);
  if (person === null) refuse('自然人姓名与证件号码不一致', failed('CXZRRKPXX'));
  const yearAmount = sfzjhm === overLinePerson.idNo ? 5_200_000 : person.yearAmount;
  const lines = YEARLY_LINES.map((line) => ({ line, over: yearAmount > line }));
  const allowed = !person.isBlocked && yearAmount <= YEARLY_LINES[2];
  return mocked({ allowed, lqgsljje: yearAmount, sfzjhm, lines });
}

function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}
