import { endpoint } from '../../../platform/endpoint.ts';
import * as r from '../../../platform/record/index.ts';
import { bankAnswerReader } from '../../bank/wire/answer.ts';
import { extra, isMock, noOwnNames, returnUrl, serviceProviderId } from './members.ts';

const opening = {
  serviceProviderId,
  leqiOrganizationId: r.text('leqiId', {
    max: 64,
    doc: 'The enterprise’s organization id at the tax bureau’s platform.',
  }),
  authorizationType: r.text('authType', {
    max: 64,
    doc: 'Kind of authorization, as the platform names it: the documents do not show the values, its operator names them.',
  }),
  authorizerIdNumber: r.numberText('authNo', {
    max: 64,
    pii: 'identity',
    doc: 'Certificate number of the person who authorizes. Sent to the platform and not stored.',
  }),
  returnUrl,
  extra: extra(''),
};

const enterpriseToOpen = r.record(
  'OpenEnterpriseInput',
  'An enterprise that is to buy by reverse invoices (企业开通).',
  opening,
  { rules: [noOwnNames(opening)] },
);

const openingPage = r.record(
  'EnterpriseOpening',
  'The page on which the legal representative or finance head authorizes the enterprise (企业授权), in person and with the electronic tax bureau’s app only. Afterwards they must download an invoice there once by hand, or issuing keeps failing. The bank’s filing then takes two to three weeks.',
  {
    authorizationUrl: r.url('pageUrl', { doc: 'The page; send the person there.' }),
    isMock,
  },
);

/** Creates a page on which a person must act. Each call creates another page. */
export const open = endpoint({
  path: '/api/v1/rinv/enterprise/open',
  answer: bankAnswerReader('repeatable'),
  request: enterpriseToOpen,
  response: openingPage,
  about: ['vendorId', 'leqiId'],
  billed: null,
  effect: 'repeatable',
});
