import { enterpriseTexts } from './texts.ts';
import { billed } from '../../platform/billing.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as r from '../../platform/record/index.ts';

/** One company (document 1, section 2.4). */
export const enterprise = r.record(
  'Enterprise',
  'A company (企业) with its number at the tax bureau.',
  {
    name: r.text('company_name', { doc: 'Full registered name.' }),
    taxNumber: r.text('tax_id', {
      upperCase: true,
      pii: 'taxNumber',
      doc: 'Taxpayer identification number: the unified social credit code of 18 characters, or an older number of 15 to 20. A person’s ID number is masked without the scope `pii`.',
    }),
  },
);

/** Search term of a look-up (document 1, section 4.2): the platform rejects both and neither. */
export const enterpriseBy = r.choice('EnterpriseBy', 'Search term for enterprises (企业).', {
  name: r.text('name', {
    min: 2,
    max: 64,
    doc: 'A part of the name, 2 to 64 characters. From 3 characters on, names that contain the words separately are found too. For search as you type: wait for 300 ms without a keystroke.',
  }),
  taxNumber: r.taxNumber('tax_id', {
    doc: 'The whole tax number, 15 to 20 digits or letters; lowercase letters count as capitals. Finds at most one enterprise.',
  }),
});

/** Limit of enterprises in one look-up; also the default. */
export const MOST_ENTERPRISES = 30;

export const enterpriseSearch = r.record('EnterpriseSearchRequest', 'A look-up of enterprises.', {
  by: r.oneOf(enterpriseBy, { doc: 'Name or tax number.' }),
  limit: r.integer('limit?', {
    min: 1,
    max: MOST_ENTERPRISES,
    doc: `Maximum number of results, 1 to ${MOST_ENTERPRISES}; ${MOST_ENTERPRISES} if omitted. A look-up by tax number ignores it.`,
  }),
});

export const enterprisesFound = r.record(
  'EnterpriseSearch',
  'The companies (企业) that a look-up found. No match is a result, not an error: the list is empty.',
  {
    cached: r.mark('cached', {
      doc: 'True if the platform responded from its own cache. Such a call is billed like any other.',
    }),
    isMock: r.mark('isMock', {
      doc: 'True when these are demonstration data, not real companies.',
    }),
    enterprises: r.list('list', enterprise, {
      odd: 'omitted',
      countedBy: 'total',
      doc: 'The enterprises, best match first. One without a name or a tax number is omitted.',
    }),
  },
);

/** Document 1, sections 4.2 and 8. */
export const searchEnterprises = endpoint({
  path: '/api/v1/enterprise/search',
  request: enterpriseSearch,
  response: enterprisesFound,
  about: [['list[].tax_id', 'tax_id']],
  billed: billed('enterprise', 'per call'),
  effect: 'none',
  limit: { name: 'enterprise-search', calls: 120, windowMs: 60_000 },
  fallback: enterpriseTexts.enterByHand,
});
