import { expect, test } from 'vitest';
import { endpoints } from '../../src/schema.ts';
import { isJsonObject, type JsonObject } from '../../src/kernel/json/json.ts';
import { fittingAnswer } from './fitting-answers.ts';
import { startSaying } from './answering-stub.ts';

/*
 * A missing informative member is null alone, and the response is read. Required members identify a subject, decide
 * a state, or are the queried data.
 */

/** All endpoints but passed-through ones, which require nothing. */
const checked = endpoints.filter(({ request }) => !/^(?:Bank|Atomic)Request$/.test(request.name));

/** By path: the members without which a response is useless. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/enterprise/search': ['company_name', 'tax_id'],
  '/api/v1/invoice/forward/create': ['state'],
  '/api/v1/invoice/forward/red': ['state'],
  '/api/v1/trace/check': ['trackable'],
  '/api/v1/trace/map': ['mapUrl'],
  '/api/v1/rinv/enterprise/open': ['pageUrl'],
  '/api/v1/rinv/seller/onboard': ['pageUrl', 'transNo'],
  '/api/v1/rinv/seller/register': ['accepted'],
  '/api/v1/rinv/invoice/red': ['pageUrl'],
  '/api/v1/rinv/invoice/download': ['byteData'],
  '/api/v1/invoice/reverse/lqbiz/agent-tax/check': ['blocked'],
  '/api/v1/invoice/reverse/lqbiz/pending/check': ['blocked'],
  '/api/v1/invoice/reverse/lqbiz/tax/calc-order': ['ykfphm'],
  '/api/v1/bank/h5/session': ['token', 'url'],
  '/api/v1/invoice/reverse/lq/QDFPPLFM': ['fpqshm', 'fpzzhm'],
  '/api/v1/invoice/reverse/lq/CXSXED': ['ztsxbz'],
  '/api/v1/invoice/reverse/lq/CXNSRFXXX': ['fxnsrbz'],
  '/api/v1/invoice/reverse/lq/CXNSRJBXX': ['nsrztdm'],
  '/api/v1/invoice/reverse/lq/CXKYSL': ['cszt', 'slzsl'],
  '/api/v1/invoice/reverse/lq/CXSSFLBM': ['fjbm'],
  '/api/v1/invoice/reverse/lq/CXZRRKPXX': ['zdfxkpzrrbz'],
  '/api/v1/invoice/reverse/lq/BFCPSGFPSC': ['sllsh'],
  '/api/v1/invoice/reverse/lq/CXQDHZQRDLB': ['list'],
  '/api/v1/invoice/reverse/lq/CXQDHZQRDMX': ['uuid'],
  '/api/v1/esign/company/register': ['unionId'],
  '/api/v1/esign/company/silent-auth': ['url'],
  '/api/v1/esign/seal/generate': ['sealId'],
  '/api/v1/esign/person/register': ['registerCode', 'unionId'],
  '/api/v1/esign/file/upload': ['fileCode'],
  '/api/v1/esign/task/create': ['taskNo'],
  '/api/v1/esign/task/detail': ['taskStatus'],
  '/api/v1/partnercontract/contract/create': ['contractNo'],
  '/api/v1/partnercontract/contract/download': ['fileBase64'],
};

/** Names of all members of a response, at any depth. */
function namesIn(value: JsonObject): readonly string[] {
  const names = new Set<string>();
  JSON.stringify(value, (key, member: unknown) => {
    if (key !== '' && !/^\d+$/.test(key)) names.add(key);
    return member;
  });
  return [...names];
}

/** The response with a member removed in all positions. */
function without(value: JsonObject, name: string): JsonObject {
  const text = JSON.stringify(value, (key, member: unknown) => (key === name ? undefined : member));
  return JSON.parse(text) as JsonObject; // the same object without that member
}

test.each(checked)(
  '$path: only members that identify or decide are required',
  ({ path, ...one }) => {
    const { response, ofRequest } = one;
    const answer = fittingAnswer(path, {});
    const isRead = (source: JsonObject): boolean => {
      try {
        response.read(source, () => {});
        return true;
      } catch {
        return false;
      }
    };
    expect(isRead(answer)).toBe(true);
    const needed = namesIn(answer).filter((name) => !isRead(without(answer, name)));
    expect(needed.filter((name) => !ofRequest.includes(name)).toSorted()).toEqual(
      NEEDED[path] ?? [],
    );
  },
);

/** The response with an item that lacks a member inserted before the first one of each list. */
function withOddItem(value: JsonObject, name: string): JsonObject {
  const text = JSON.stringify(value, (_key, member: unknown) => {
    const item: unknown = Array.isArray(member) ? member[0] : null;
    return isJsonObject(item) && name in item ? [without(item, name), item] : member;
  });
  return JSON.parse(text) as JsonObject; // the same object with longer lists
}

test.each(checked)('$path: an item that lacks a member does not affect other items', (one) => {
  const answer = fittingAnswer(one.path, {});
  const failing = namesIn(answer).filter((name) => {
    try {
      one.response.read(withOddItem(answer, name), () => {});
      return false;
    } catch {
      return true;
    }
  });
  expect(failing).toEqual([]);
});

test('a quota, a taxpayer and a person are returned without their informative members', async () => {
  const before = await startSaying({
    CXSXED: { returncode: '00', ztsxbz: 'N', kysyed: '1,000.50', yxzed: null },
    CXNSRJBXX: { returncode: '00', nsrztdm: 3 },
    CXNSRFXXX: { returncode: '00', fxnsrbz: 'Ｎ ' },
    CXZRRKPXX: { returncode: '00', zdfxkpzrrbz: 'N', lqfxkpfs: '2' },
    CXKYSL: { returncode: '00', list: { slzsl: '0.13', cszt: 0 } },
    CXSSFLBM: { returncode: '00', list: [{ fjbm: '1070101010100000000' }] },
  });
  const taxNumber = '91440300MA5F0A0A1X';
  const { data } = await before.query(`{
    creditQuota(buyerTaxNumber: "${taxNumber}") {
      isPaused monthTotal available downloaded month
    }
    taxpayer(taxNumber: "${taxNumber}") { taxNumber name kind state registrationPostalCode }
    taxpayerRisk(taxNumber: "${taxNumber}") { taxNumber isRisky }
    naturalPersonIssuing(
      person: { name: "王某", certificateKind: RESIDENT_ID_CARD, idNumber: "110101199003071233" }
    ) { isBlocked month monthlyCumulative channels { channel generalAmount invoiceCount } }
    availableTaxRates { rate state isOriginal validFrom }
    taxClassificationCodes(buyerTaxNumber: "${taxNumber}") { stamp totalCount }
  }`);
  const channel = { generalAmount: null, invoiceCount: null };
  expect(data).toEqual({
    creditQuota: {
      isPaused: false,
      monthTotal: null,
      available: '1000.50',
      downloaded: '0.00',
      month: null,
    },
    taxpayer: {
      taxNumber,
      name: null,
      kind: null,
      state: 'NORMAL',
      registrationPostalCode: null,
    },
    taxpayerRisk: { taxNumber, isRisky: false },
    naturalPersonIssuing: {
      isBlocked: false,
      month: null,
      monthlyCumulative: null,
      channels: [
        { channel: 'DIRECT_CONNECTION', ...channel, invoiceCount: 2 },
        { channel: 'E_TICKET_PLATFORM', ...channel },
        { channel: 'TAX_CONTROL_DEVICES', ...channel },
      ],
    },
    availableTaxRates: [{ rate: '0.13', state: 'ENABLED', isOriginal: null, validFrom: null }],
    taxClassificationCodes: { stamp: null, totalCount: 1 },
  });
});

test('a postal code gets back the zeros that a number has lost', async () => {
  const before = await startSaying({
    CXNSRJBXX: { returncode: '00', nsrztdm: '03', zcdyzbm: 10000, hydm: 5191 },
  });
  const query =
    '{ taxpayer(taxNumber: "91440300MA5F0A0A1X") { registrationPostalCode industryCode } }';
  expect((await before.query(query)).data).toEqual({
    taxpayer: { registrationPostalCode: '010000', industryCode: '5191' },
  });
});

test('a tax number is read in capitals', async () => {
  const nsrsbh = '91440300ma5f0a0a1x';
  const before = await startSaying({ CXNSRFXXX: { returncode: '00', fxnsrbz: 'N', nsrsbh } });
  const taxNumber = nsrsbh.toUpperCase();
  expect(
    (await before.query(`{ taxpayerRisk(taxNumber: "${taxNumber}") { taxNumber } }`)).data,
  ).toEqual({ taxpayerRisk: { taxNumber } });
});
