import type { EnumRef } from '@pothos/core';
import {
  BILLED_CAPABILITIES,
  BILLED_CAPABILITY_NAMES,
  type BilledCapability,
  type UnitCount,
} from '../../kernel/billed-units.ts';
import { rules } from '../../messages/rules.ts';
import { inEnglish } from '../../messages/message.ts';
import { date, issueText } from '../../platform/record/index.ts';
import { builder, type Types } from '../schema/builder.ts';
import { exportable } from '../exports/sources.ts';
import { fieldArg } from '../records/record-fields.ts';
import { BILLING_DAYS, inStore, keyOfAccount } from '../../context/meter.ts';

/** GraphQL enum of the billed capabilities. */
export const BilledCapabilityEnum: EnumRef<Types, BilledCapability> = builder.enumType(
  'BilledCapability',
  {
    description: 'A capability that the platform bills (计费能力), with the unit that is counted.',
    values: Object.fromEntries(
      BILLED_CAPABILITY_NAMES.map((name) => [
        name.toUpperCase().replaceAll('-', '_'),
        { value: name, description: inEnglish(BILLED_CAPABILITIES[name]) },
      ]),
    ),
  },
);

/** Usage of one capability by one key on one day. */
interface Usage extends Pick<UnitCount, 'day' | 'calls' | 'units'> {
  readonly capability: BilledCapability;
  readonly key: string | null;
}

const BilledUsage = builder.objectRef<Usage>('BilledUsage').implement({
  description:
    'Usage of one capability by one key on one day (用量). A call that was certainly not sent is not counted; a call whose response was lost is.',
  fields: (t) => ({
    day: t.expose('day', {
      type: 'Date',
      description: 'The day in China on which the calls were made.',
    }),
    capability: t.expose('capability', {
      type: BilledCapabilityEnum,
      description: 'The billed capability.',
    }),
    key: t.exposeString('key', {
      nullable: true,
      description:
        'The name of the key, for example `acme/web-shop`. Null for all tokens together, and when no keys are set up.',
    }),
    calls: t.exposeInt('calls', { description: 'Number of billed calls.' }),
    units: t.exposeInt('units', {
      description:
        'Number of units that they cost. Fewer than `calls` when the platform rejected calls that it bills only on success.',
    }),
  }),
});

const from = date('from', { doc: 'The first day, in China.' });
const to = date('to', {
  doc: `The last day, less than ${BILLING_DAYS} days after the first, and not before it.`,
});

const days = { from: fieldArg({ ...from, wire: null }), to: fieldArg({ ...to, wire: null }) };

exportable('billing', { en: 'Billing', zh: '用量' }, days);

builder.queryField('billing', (t) =>
  t.field({
    type: [BilledUsage],
    nullable: true,
    description: `The tenant’s usage of billed capabilities, by day, capability and key, oldest first. Each key sees the usage of all keys. Stored for ${BILLING_DAYS} days; the platform is not queried. Null only with an error.`,
    args: days,
    validate: [
      [
        ({ from, to }) => from <= to && daysBetween(from, to) <= BILLING_DAYS,
        { message: issueText(rules.daysAfterFrom({ days: BILLING_DAYS })), path: ['to'] },
      ],
    ],
    complexity: ({ from, to }) => {
      const days = daysBetween(from, to);
      return { field: 1, multiplier: Math.min(Math.max(days, 1) || 1, BILLING_DAYS) };
    },
    resolve: async (_root, given, { app, tenant }) => {
      const question = { ...given, keptDays: BILLING_DAYS };
      const counts = await inStore(() => app.billedUnits.counts(tenant, question));
      return counts.flatMap(toUsage).toSorted(byDay);
    },
  }),
);

/** Number of days from the first to the last; NaN for an invalid date. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1;
}

function toUsage({ account, capability, ...counted }: UnitCount): Usage[] {
  const known = BILLED_CAPABILITY_NAMES.find((name) => name === capability);
  const key = keyOfAccount(account);
  return known === undefined || key === undefined ? [] : [{ ...counted, capability: known, key }];
}

function byDay(left: Usage, right: Usage): number {
  const nameOf = ({ day, capability, key }: Usage): string => [day, capability, key].join(' ');
  return nameOf(left) < nameOf(right) ? -1 : 1;
}
