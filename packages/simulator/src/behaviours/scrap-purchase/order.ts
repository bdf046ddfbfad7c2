import { computeTaxes, type JsonObject, type Taxes, toShanghaiClock } from '../../from-service.ts';
import { type Answer, mocked } from '../../gateway/envelope.ts';
import {
  malformed,
  requiredDecimal,
  requiredOneOf,
  requiredText,
  requiredTexts,
  sentText,
} from '../../gateway/fields.ts';
import { personOf, type SeedPerson } from '../../seed/persons.ts';
import { uncheckedPerson } from '../../seed/scrap-purchase.ts';
import type { World } from '../../world/world.ts';
import { hasFailed } from '../atomic/uploads.ts';
import { isEligible } from './gates.ts';
import { done, failed, refuse } from './refusal.ts';
import {
  change,
  count,
  enter,
  PAYMENT,
  pendingOf,
  returnNumber,
  takeNumber,
  transactionWith,
} from './transactions.ts';

/**
 * Interface 5: computes the taxes with the platform's rules, has them checked, and pre-opens the invoice. The parameters of
 * province and bureau are this sandbox's choice, and so is the name of the original value (`ccyz`) of own-used scrap; without
 * that value there is no gain.
 */
export function calcOrder(request: JsonObject, world: World): Answer {
  const { nsrsbh, zrrxm, sfzjhm } = requiredTexts(request, 'nsrsbh', 'zrrxm', 'sfzjhm');
  const ykfplx = requiredOneOf(request, 'ykfplx', ['01', '02']);
  const sfxszy = requiredOneOf(request, 'sfxszy', ['Y', 'N']);
  const amount = requiredDecimal(request, 'ykfpje', 2);
  if (amount.lte(0)) malformed('ykfpje must be positive');

  const person = personOf(sfzjhm, zrrxm);
  if (person === null) refuse('自然人姓名与证件号码不一致', failed('CXZRRKPXX'));
  if (person.isBlocked) refuse('该自然人被阻断开票', failed('CXZRRKPXX'));
  if (isEligible(nsrsbh) !== true) refuse('不具备反向开票资格', failed('CXFXKPSSCS'));
  const queried = [done('CXZRRKPXX'), done('CXFXKPSSCS')];
  if (pendingOf([sfzjhm], world).some(({ state }) => state === 'UNPAID'))
    refuse('该自然人存在未缴款的预开票业务', ...queried, failed('BFCPSGDJSFJY'));

  const taxes = computeTaxes({
    kind: ykfplx === '01' ? 'SPECIAL' : 'GENERAL',
    ownUse: sfxszy === 'Y',
    amountWithoutTax: amount.toFixed(2),
    ...cumulativesOf(person),
    originalValue: sentText(request, 'ccyz') || amount.toFixed(2),
  });
  const standard = taxes.items.map((item) => itemOf(item));
  if (sfzjhm === uncheckedPerson.idNo) {
    const answer = { ...failed('BFCPSGDJSFJY'), ssjyjg: 'N', bzda: standard };
    refuse('算税校验不通过', ...queried, answer);
  }

  const ykfphm = takeNumber(world);
  const dzsphm = Number(taxes.totalTaxPayable) === 0 ? null : slipAt(world);
  enter(
    {
      ykfphm,
      dzsphm,
      nsrsbh,
      sfzjhm,
      zrrxm,
      ykfplx,
      sfxszy,
      ykfpje: amount.toNumber(),
      ykfpse: Number(taxes.taxAmount),
      payable: Number(taxes.totalTaxPayable),
      lrrq: toShanghaiClock(world.now()),
      state: dzsphm === null ? 'PAID' : 'UNPAID',
      sllsh: null,
    },
    world,
  );
  if (dzsphm !== null) world.begin(PAYMENT, ykfphm);
  count('preOpened', world);
  return mocked({
    ykfphm,
    ...(dzsphm === null ? {} : { dzsphm }),
    tax: { items: standard, yjsfhj: Number(taxes.totalTaxPayable) },
  });
}

/** Interface 9: returns the number to the pool unless the tax was paid. */
export function cancelOrder(request: JsonObject, world: World): Answer {
  const ykfphm = requiredText(request, 'ykfphm');
  const transaction = transactionWith(ykfphm, world);
  if (transaction === undefined || ['CANCELLED', 'VOIDED'].includes(transaction.state))
    refuse('无此预开票交易', failed('QXYKFPJY'));
  if (transaction.sllsh !== null && !hasFailed(transaction.sllsh, world))
    refuse('发票已上传，不能取消', failed('QXYKFPJY'));
  const isPaid = transaction.state === 'PAID' && transaction.dzsphm !== null;
  world.end(PAYMENT, ykfphm);
  change({ ...transaction, state: 'CANCELLED' }, world);
  count('cancelled', world);
  if (!isPaid) returnNumber(ykfphm, world);
  return mocked({ ykfphm, cljg: '00', returned: !isPaid });
}

/** Interface 8. It is not documented, so any request that names a paid transaction is accepted. */
export function applyRefund(request: JsonObject, world: World): Answer {
  const transaction = transactionWith(requiredText(request, 'ykfphm'), world);
  if (transaction === undefined || transaction.dzsphm === null)
    refuse('无可退税额', failed('CXTSXX'));
  if (transaction.state === 'UNPAID') refuse('税款未缴纳', failed('CXTSXX'));
  count('refunds', world);
  const { payable, sfzjhm } = transaction;
  return mocked({ ktse: payable, cljg: '00', sfzjhm });
}

function cumulativesOf({ monthAmount, yearAmount, incomeTaxPaid }: SeedPerson) {
  return {
    monthlyCumulative: String(monthAmount),
    incomeTaxBase: String(yearAmount),
    incomeTaxPaid: String(incomeTaxPaid),
    enjoysReduction: true,
    supplements: false,
    pending: { general: '0', specialAtOnePercent: '0', specialAtThreePercent: '0' },
    urbanRate: '0.07',
    urbanLevyItem: null,
    reductionRatio: '0.5',
  };
}

const taxNames = {
  VALUE_ADDED_TAX: '增值税',
  URBAN_MAINTENANCE_TAX: '城市维护建设税',
  EDUCATION_SURCHARGE: '教育费附加',
  LOCAL_EDUCATION_SURCHARGE: '地方教育附加',
  PERSONAL_INCOME_TAX: '个人所得税',
} as const;

/** The members of an item are not documented: these names are this sandbox's choice. */
function itemOf({ kind, base, rate, payable, natureCode }: Taxes['items'][number]): JsonObject {
  return {
    zsxm: taxNames[kind],
    jsyj: Number(base),
    sl: Number(rate),
    yjsf: Number(payable),
    ssjmxzDm: natureCode,
  };
}

/** An e-tax slip of the sandbox has 20 digits. */
function slipAt(world: World): string {
  return `34460${String(world.nextNumber('lqbiz slip')).padStart(15, '0')}`;
}
