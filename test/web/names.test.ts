import { expect, test } from 'vitest';
import { catalogue } from '../../packages/web/generated/mutation-forms.ts';
import { inputNamesZh } from '../../packages/web/messages/forms/inputs.ts';
import { glossary } from '../../src/graphql/glossary/plugin.ts';
import { fieldTitles } from '../../src/messages/field-titles.ts';

const titles: Readonly<Record<string, string>> = fieldTitles.zh;

/** Chinese terms of the glossary, by name; a name may have several meanings. */
const terms = new Map<string, Set<string>>();
for (const { names, term } of Object.values(glossary).flat()) {
  if (term === null) continue;
  for (const name of names) terms.set(name, (terms.get(name) ?? new Set()).add(term));
}

test('an input has its own name only if the field titles have none, or another meaning', () => {
  const own = Object.entries(inputNamesZh);
  expect(own.filter(([name]) => name in titles)).toEqual([]);
  const inherited = own.filter(([place, name]) => {
    const [, member] = place.split('.');
    return member !== undefined && (titles[member] ?? inputNamesZh[member]) === name;
  });
  expect(inherited).toEqual([]);
  const members = Object.entries(catalogue.inputs).flatMap(([owner, input]) =>
    input.members.map(({ name }) => [owner, name] as const),
  );
  const args = Object.values(catalogue.forms).flatMap((form) => form.args.map(({ name }) => name));
  const isElsewhere = (list: string): boolean =>
    members.some(([owner, name]) => name === list && owner !== 'ExportOf');
  const repeated = catalogue.inputs['ExportOf']?.members.filter(
    ({ name, titleZh }) => inputNamesZh[name] === titleZh && !isElsewhere(name),
  );
  expect(repeated).toEqual([]);
  const used = new Set([
    ...args,
    ...members.flatMap(([owner, name]) => [name, `${owner}.${name}`]),
  ]);
  expect(own.filter(([place]) => !used.has(place))).toEqual([]);
});

/** Shorter or other terms than the glossary's, each with a reason. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  // Tables and forms are narrow: 税号 is the usual term for 纳税人识别号.
  buyerTaxNumber: '购买方税号',
  companyTaxNumber: '企业税号',
  sellerTaxNumber: '销售方税号',
  serviceProviderId: '服务商',
  // The bank's own codes, whose meaning is undocumented.
  auditStatus: '审核状态（银行代码）',
  authorizeStatus: '授权状态（银行代码）',
  freezeStatus: '冻结状态（银行代码）',
  payeeStatus: '收款人状态（银行代码）',
  // The column says yes or no, or a number of days.
  archived: '已归档',
  deadlineDays: '签署期限（天）',
  isRed: '红字',
  ownUse: '自用',
  realNamed: '已实名',
  // The glossary's meaning is another one.
  amount: '金额',
  code: '其他服务编码',
  from: '起始',
  initiatorSigningPartyId: '发起方',
  kind: '类型',
  month: '月份',
  name: '名称',
  platformStatus: '平台状态',
  rate: '税率',
  reason: '原因',
  redInvoiceId: '平台红票编号',
  stamp: '签章位置',
  state: '状态',
  taskNo: '任务编号',
  title: '名称',
  to: '截止',
  uploadStatus: '上传状态',
  // With the time of day.
  issuedAt: '开票时间',
};

test('a name with a glossary term has that term', () => {
  const others = Object.entries({ ...titles, ...inputNamesZh }).filter(
    ([name, words]) => terms.get(name)?.has(words) === false,
  );
  expect(Object.fromEntries(others)).toEqual(OTHER_WORDS);
});
