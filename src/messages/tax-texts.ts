import { catalogue } from './message.ts';

/** Rules that calculate the taxes of a scrap purchase. */
export const taxRuleTexts = catalogue('taxRule', {
  ownUseExempt: [
    'A general invoice for scrap that the seller used himself is exempt at any amount.',
    '出售自用报废产品的普通发票，不论金额均免征增值税。',
  ],
  ownUseSpecialExempt: [
    'A special invoice for scrap that the seller used himself is assumed to be exempt, like a general one.',
    '出售自用报废产品的专用发票，按与普通发票相同的方式视为免征增值税。',
  ],
  generalExempt: [
    'A general invoice is exempt while the month stays below 100,000.',
    '当月累计不足100,000元的，普通发票免征增值税。',
  ],
  general: [
    'A general invoice is levied at 1 % once the month reaches 100,000.',
    '当月累计达到100,000元的，普通发票按1%征收增值税。',
  ],
  generalSupplemented: [
    'A general invoice is levied at 1 % once the month reaches 100,000, together with the general invoices of this month that are still pending.',
    '当月累计达到100,000元的，普通发票连同当月待补征的普通发票，一并按1%征收增值税。',
  ],
  specialReduced: [
    'A special invoice is levied at 1 % when the preferential reduction is enjoyed.',
    '享受减征优惠的，专用发票按1%征收增值税。',
  ],
  specialReducedSupplemented: [
    'A special invoice is levied at 1 % when the preferential reduction is enjoyed, together with the general invoices of this month that are still pending.',
    '享受减征优惠的，专用发票连同当月待补征的普通发票，一并按1%征收增值税。',
  ],
  specialFull: [
    'A special invoice is levied at 3 % when the preferential reduction is given up.',
    '放弃减征优惠的，专用发票按3%征收增值税。',
  ],
  supplement: [
    'The general invoices of this month that are still pending are levied at 1 %, as an item of their own.',
    '当月待补征的普通发票单独列项，按1%征收增值税。',
  ],
  urbanReduced: [
    'Levied on the value-added tax payable, not on the tax on the face of the invoice, less the six-taxes-two-fees reduction.',
    '以应缴增值税（而非票面税额）为计税依据，并享受六税两费减征。',
  ],
  urbanMerged: [
    'Levied on the value-added tax payable, and once the month is above 100,000 on that of this month’s special invoices that are still pending, less the six-taxes-two-fees reduction.',
    '以应缴增值税为计税依据；当月累计超过100,000元的，并入当月待补征专用发票的增值税；享受六税两费减征。',
  ],
  educationExempt: [
    'Exempt while the month stays at or below 100,000.',
    '当月累计不超过100,000元的，免征。',
  ],
  educationLevied: [
    'Levied on the value-added tax payable where it is not exempt, less the six-taxes-two-fees reduction.',
    '不属于免征的，以应缴增值税为计征依据，并享受六税两费减征。',
  ],
  educationMerged: [
    'Levied once the month is above 100,000, less the six-taxes-two-fees reduction, on the value-added tax payable, with that of the pending general invoices, and on that of this month’s special invoices that are still pending.',
    '当月累计超过100,000元的，以应缴增值税（含待补征普通发票）及当月待补征专用发票的增值税为计征依据，并享受六税两费减征。',
  ],
  incomeBusiness: [
    'Business income up to 600,000 in the year: 0.25 % of the yearly cumulative, less what was paid this year.',
    '全年经营所得收入不超过600,000元的：按全年累计的0.25%计算，减除本年已缴税额。',
  ],
  incomeBusinessUpper: [
    'Business income above 600,000 in the year: 0.5 % of the yearly cumulative less 1,500, less what was paid this year.',
    '全年经营所得收入超过600,000元的：按全年累计的0.5%减1,500元计算，减除本年已缴税额。',
  ],
  incomeTransfer: [
    'Scrap that the seller used himself: 20 % of the income beyond the original value of the property.',
    '自用报废产品：按收入超出财产原值部分的20%计算。',
  ],
  incomeTransferNoGain: [
    'Scrap that the seller used himself: no tax, as the income does not exceed the original value of the property.',
    '自用报废产品：收入未超过财产原值，不征个人所得税。',
  ],
});

/** Questions that the platform's documents leave open about these taxes: the assumed answer to each, and its reason. */
export const taxAssumptionTexts = catalogue('taxAssumption', {
  monthIncludesThisOrder: [
    'The monthly cumulative that is compared with 100,000 includes this order.',
    '与100,000元比较的当月累计包含本次交易。',
  ],
  monthIncludesThisOrderWhy: [
    'The document says that the yearly cumulative includes it, and the threshold applies to the whole month.',
    '文档说明全年累计包含本次交易，且起征点按整月计算。',
  ],
  exemptionTiers: [
    'The three exemption nature codes, in ascending order, stand for a month up to 20,000, up to 30,000 and below 100,000. Otherwise no code is given.',
    '三个免税性质代码依次对应当月不超过20,000元、不超过30,000元和不足100,000元。否则不给出代码。',
  ],
  exemptionTiersWhy: [
    'Only the codes are given, by amount tier; these were the bounds of earlier monthly exemptions. No amount depends on it.',
    '文档只按金额档次给出代码；以上为以往月度免税政策的界限。不影响任何金额。',
  ],
  payableRoundedOnce: [
    'The payable amount of an item is rounded once, half up to 0.01, after the reduction. Otherwise the tax and its reduction are each rounded and then subtracted.',
    '各税目的应缴税额在减征后一次四舍五入至0.01元。否则税额与减征额分别四舍五入后相减。',
  ],
  payableRoundedOnceWhy: [
    'Only the payable amounts are returned item by item; the two differ by at most 0.01.',
    '平台逐项只返回应缴税额；两种方式最多相差0.01元。',
  ],
  roundsHalfUp: [
    'Amounts are rounded half up to 0.01. Otherwise half to even: 0.005 to 0.00, and 0.015 to 0.02.',
    '金额四舍五入至0.01元。否则采用四舍六入五成双：0.005为0.00，0.015为0.02。',
  ],
  roundsHalfUpWhy: [
    'Amounts have two decimals, and half up is how taxes are usually rounded.',
    '金额保留两位小数，税款通常采用四舍五入。',
  ],
  reductionRatioIsTakenOff: [
    'The six-taxes-two-fees ratio is the reduction of a surcharge. Otherwise it is the share that remains.',
    '六税两费比例表示减征的部分。否则表示减征后征收的部分。',
  ],
  reductionRatioIsTakenOffWhy: [
    'It is named the reduction ratio. At 50 % the two are the same; at another province’s they are not.',
    '其名称为减征比例。比例为50%时两者相同；其他省份的比例则不同。',
  ],
  educationExemptionCoversSpecial: [
    'Up to 100,000 in the month special invoices are exempt from the education surcharges, too.',
    '当月不超过100,000元的，专用发票也免征教育费附加和地方教育附加。',
  ],
  educationExemptionCoversSpecialWhy: [
    'The threshold is given for the month without naming a kind of invoice, and special invoices are made up for later.',
    '起征点按月给出，未区分发票种类；专用发票之后再行补征。',
  ],
  specialSupplementOnlyAbove: [
    'With a special invoice pending general invoices are levied above 100,000 in the month, not yet at exactly 100,000.',
    '开具专用发票时，当月超过100,000元才补征待补征的普通发票，恰为100,000元时不补征。',
  ],
  specialSupplementOnlyAboveWhy: [
    'The rule for special invoices says above, the one for general invoices says 100,000 or more.',
    '专用发票的规则为“超过”，普通发票的规则为“100,000元及以上”。',
  ],
  mergesSupplementAtSameRate: [
    'A special invoice at 1 % and the supplement at 1 % are one item.',
    '按1%征收的专用发票与按1%补征的部分合并为一项。',
  ],
  mergesSupplementAtSameRateWhy: [
    'Two items are named only for an invoice at 3 %; the two differ by at most 0.01.',
    '文档仅对按3%征收的发票列出两项；两种方式最多相差0.01元。',
  ],
  specialReductionHasGeneralCode: [
    'A special invoice at 1 % has the nature code 0001011608, like a general one.',
    '按1%征收的专用发票与普通发票相同，使用减免性质代码0001011608。',
  ],
  specialReductionHasGeneralCodeWhy: [
    'The document gives the code with the levy at 1 % and names no kind of invoice. No amount depends on it.',
    '该代码列于按1%征收之处，未区分发票种类。不影响任何金额。',
  ],
  specialAccumulationsAreAmounts: [
    'The pending sums of special invoices at 1 % and at 3 % are amounts without tax. Otherwise they are the value-added tax on them.',
    '按1%和3%征收的专用发票的待补征数为不含税金额。否则为其增值税额。',
  ],
  specialAccumulationsAreAmountsWhy: [
    'The seller’s other cumulatives at the tax bureau are amounts, those of special invoices included.',
    '税务局对该销售方的其他累计数均为金额，包括专用发票的累计数。',
  ],
  specialAccumulationsOnlyInEducation: [
    'Pending special invoices are merged into the two education surcharges only. Otherwise, from the same threshold on, into the urban maintenance tax as well.',
    '待补征的专用发票仅并入教育费附加和地方教育附加。否则自同一起征点起，也并入城市维护建设税。',
  ],
  specialAccumulationsOnlyInEducationWhy: [
    'The accumulations are named with the education surcharges, which were not levied before; the urban tax has no threshold, so it was.',
    '累计数与此前未征收的教育费附加一并提及；城市维护建设税没有起征点，此前已征收。',
  ],
  ownUseSpecialIsLevied: [
    'A special invoice for own-used scrap bears value-added tax like one for purchased scrap. Otherwise it is exempt, like a general one.',
    '自用报废产品的专用发票与收购报废产品的专用发票一样征收增值税。否则与普通发票一样免税。',
  ],
  ownUseSpecialIsLeviedWhy: [
    'The exemption at any amount is given for general invoices only.',
    '不论金额均免税的规定仅针对普通发票。',
  ],
  ownUseCarriesSupplement: [
    'An exempt invoice for own-used scrap also levies the pending supplement. Otherwise it merges nothing, whatever the flag.',
    '自用报废产品的免税发票一并补征待补征部分。否则不论补征标志如何，均不合并。',
  ],
  ownUseCarriesSupplementWhy: [
    'It is exempt at any amount, and a supplement is merged with an invoice that is levied.',
    '该类发票不论金额均免税，而补征是与应征税的发票合并的。',
  ],
  transferIncomeWithoutTax: [
    'The transfer income of own-used scrap is the amount without tax. Otherwise it is the amount with tax.',
    '自用报废产品的转让收入为不含税金额。否则为含税金额。',
  ],
  transferIncomeWithoutTaxWhy: [
    'An order is sent as an amount without tax, and no rule mentions another one.',
    '下单时提交的是不含税金额，规则中未提及其他金额。',
  ],
  overpaidIncomeTaxIsKept: [
    'If more personal income tax was paid this year than is due, none is payable. Otherwise the excess is payable with a minus, and lowers the total.',
    '本年已缴个人所得税多于应缴的，本次应缴为零。否则多缴部分以负数计入应缴，并减少合计。',
  ],
  overpaidIncomeTaxIsKeptWhy: [
    'Paid tax is deducted from a tax; the document does not say that an order refunds it, and refunds have a separate application.',
    '已缴税额从应纳税额中减除；文档未说明随订单退还，且退税另有申请。',
  ],
});
