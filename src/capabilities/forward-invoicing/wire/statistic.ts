import { isJsonObject } from '../../../kernel/json/json.ts';
import { rules } from '../../../messages/rules.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { sellerTaxNumber } from './parties.ts';

const extra = r.rest({
  doc: 'Further members of the platform’s request, which its documents do not show.',
});
const ownNames = ['seller_taxpayer_num', 'month'];

/** Request of statistic, which is not documented. The seller is named as in query; the name of the month is a guess. */
export const statisticQuestion = r.record(
  'InvoiceStatisticsQuestion',
  'Names a month of a seller.',
  {
    sellerTaxNumber,
    month: r.yearMonth('month', {
      doc: 'The month. The platform’s name of this member is not documented: if the platform ignores `month`, pass it under its own name in `extra`.',
    }),
    extra: {
      ...extra,
      input: () =>
        extra
          .input()
          .refine(
            (given) => !isJsonObject(given) || !ownNames.some((name) => Object.hasOwn(given, name)),
            r.issueText(rules.noArgumentNames({ names: ownNames.join(', ') })),
          ),
    },
  },
);

const statistics = r.record(
  'InvoiceStatistics',
  'The platform’s statistic (开票统计) of a month of a seller.',
  {
    raw: r.rest({
      doc: 'The platform’s response as received, personal data masked; its form is not documented. If it is a list, the list is under `list`.',
    }),
  },
);

/** Month-end statistic, invoice by invoice. Its HTTP method is not documented, so the one of all other endpoints is assumed. */
export const statistic = endpoint({
  path: '/api/v1/invoice/forward/statistic?type=detail',
  request: statisticQuestion,
  response: statistics,
  about: ['seller_taxpayer_num', 'month'],
  billed: null,
  effect: 'none',
});
