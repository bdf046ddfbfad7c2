import { z } from 'zod';
import { builder } from '../../graphql/schema/builder.ts';
import { describedValues } from '../../graphql/schema/code-enums.ts';
import { asNode } from '../../graphql/schema/nodes.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import type { Decoded } from '../../platform/record/index.ts';
import { taxpayers } from './questions.ts';
import { queryPersonIssuing, shownChannel } from './wire/person.ts';
import { queryQuota } from './wire/quota.ts';
import { queryRisk } from './wire/risk.ts';
import { queryTaxpayer } from './wire/taxpayer.ts';

export const Taxpayer = objectType(queryTaxpayer.response);

asNode(Taxpayer, {
  keyOf: ({ taxNumber }) => taxNumber,
  find: (context, key) => taxpayers(context).load({ taxNumber: z.string().parse(key) }),
  description:
    'Opaque and stable, for `node(id)`, which asks the tax bureau as `taxpayer` does, free of charge.',
});

export const TaxpayerRisk = objectType(queryRisk.response);
export const CreditQuota = objectType(queryQuota.response);
export const NaturalPersonIssuing = objectType(queryPersonIssuing.response);

const IssuingChannel = builder.enumType('IssuingChannel', {
  description: 'Over which channel reverse invoices were issued (开票渠道).',
  values: describedValues({
    DIRECT_CONNECTION: 'The direct connection to the tax bureau (乐企).',
    E_TICKET_PLATFORM: 'The tax bureau’s own platform for electronic invoices (电票平台).',
    TAX_CONTROL_DEVICES: 'Tax-control devices of the enterprises (税控设备).',
  }),
});

type Channels = Decoded<(typeof queryPersonIssuing)['response']>['channels'];

objectType<typeof shownChannel, Channels[number]>(shownChannel, {
  more: (t) => ({
    channel: t.field({
      type: IssuingChannel,
      description: 'Which channel it is.',
      resolve: ({ channel }) => channel,
    }),
  }),
});
