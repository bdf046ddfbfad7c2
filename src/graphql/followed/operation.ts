import { id } from './key-args.ts';
import { z } from 'zod';
import type { Json } from '../../kernel/json/json.ts';
import type { Difference, ComparedMember } from '../../subjects/kind/kind.ts';
import type { Subject } from '../../subjects/subject.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import type { Context } from '../../context/context.ts';
import { inWords } from '../../messages/message.ts';
import { mismatchIn, hintsIn, originalRejectionIn } from '../../subjects/kind/snapshot-marks.ts';
import { asNode, keyIn } from '../schema/nodes.ts';
import { RejectionType } from '../errors/error-interface.ts';
import { shownAmount } from '../../kernel/text/amounts.ts';
import { builder } from '../schema/builder.ts';

/** Members of an invoice that are compared with the platform's. */
export const ComparedMemberType = builder.enumType('ComparedMember', {
  description:
    'A member of an invoice or its order (比对项目) that is compared with the platform’s.',
  values: {
    KIND: { value: 'kind', description: 'Kind of the invoice (发票类型).' },
    BUYER_NAME: { value: 'buyerName', description: 'Name of the buyer (购买方名称).' },
    AMOUNT_WITH_TAX: {
      value: 'amountWithTax',
      description: 'Total including tax (价税合计), in yuan.',
    },
    AMOUNT_WITHOUT_TAX: {
      value: 'amountWithoutTax',
      description: 'Total without tax (合计金额), in yuan.',
    },
    TAX_AMOUNT: { value: 'taxAmount', description: 'Total tax (合计税额), in yuan.' },
    INVOICE_NUMBER: { value: 'invoiceNumber', description: 'Number of the invoice (发票号码).' },
    STATE: {
      value: 'state',
      description:
        'State of the order (开票状态): `here` is this service’s state, `platform` the platform’s status.',
    },
    MONTH: { value: 'month', description: 'Month of the issue (开票月份), `yyyy-MM`.' },
  } as const satisfies Record<
    string,
    { readonly value: ComparedMember; readonly description: string }
  >,
});

const amounts: ReadonlySet<ComparedMember> = new Set([
  'amountWithTax',
  'amountWithoutTax',
  'taxAmount',
]);

/** Value of a compared member in the usual form of amounts, unless it is masked. */
export function shownMember(member: ComparedMember, value: string): string {
  const isAmount = amounts.has(member) && /^-?\d+(?:\.\d+)?$/.test(value);
  return isAmount ? shownAmount(value) : value;
}

/** A subject of any kind, as clients see it. */
export const Operation = builder.objectRef<Subject>('Operation');

Operation.implement({
  description:
    'This service’s record of something that finishes later (业务办理). Its number is stored for ever.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its number: yours or the platform’s.' }),
    version: t.exposeInt('version', {
      description: '1 at first, and increased by one with each change.',
    }),
    final: t.exposeBoolean('final', {
      description:
        'True when it has ended. It changes again only for a correction: a rejected order turns out to exist, a late push reports something that cannot be queried, or a query finds a member that was null. Feeds and `after` deliver the correction; the subscription to the single thing has completed.',
    }),
    stale: t.boolean({
      description:
        'True when polling has stopped after a long time without news; a push or `lookAgain` still updates it.',
      resolve: ({ state }) => state === 'STALE',
    }),
    openedAt: t.field({
      type: 'DateTime',
      description: 'Time at which it was first sent or followed.',
      resolve: ({ openedAt }) => toShanghaiIso(openedAt),
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: ({ changedAt }) => toShanghaiIso(changedAt),
    }),
    nextPollAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next poll of the platform; null if none is planned.',
      resolve: ({ dueAt }) => (dueAt === null ? null : toShanghaiIso(dueAt)),
    }),
    logDigest: t.string({
      description:
        'Digest that identifies it in this service’s log and traces, which contain no numbers: for the operator.',
      resolve: (subject, _args, { app }) => app.logFieldsOf(subject).subject,
    }),
    rejection: t.field({
      type: RejectionType,
      nullable: true,
      description:
        'Reason why the platform did not accept it, in the states `REJECTED` and `NOT_SENT`; also set in another state if the platform nevertheless has something under this number. Deleted after half a year.',
      resolve: (subject) => originalRejectionIn(subject),
    }),
    hints: t.stringList({
      description:
        'Parts of the input that may be mistyped, although they were sent: a check digit of a unified social credit code (GB 32100) or an ID number (GB 11643) that does not fit. Deleted after half a year.',
      resolve: ({ snapshot }, _args, { language }) =>
        hintsIn(snapshot).map((hint) => inWords(hint, language)),
    }),
    differences: t.field({
      type: [DifferenceType],
      description:
        'Members in which the platform’s data under this number differ from the submitted input, as far as the platform reports them. Found only if the platform did not accept this very request: the number was used before, or the response was lost. Empty otherwise, and deleted after half a year.',
      resolve: ({ snapshot }) => [...(mismatchIn(snapshot)?.differences ?? [])],
    }),
  }),
});

asNode(Operation, {
  keyOf: ({ kind, key }) => [kind, key],
  find: (context, key) => findOperation(context, key),
  description: 'Opaque and stable; for `node(id)` and `operation(id)`.',
});

const DifferenceType = builder.objectRef<Difference>('Difference').implement({
  description:
    'A difference (差异): a member whose value at the platform is not the one submitted here.',
  fields: (t) => ({
    field: t.expose('field', { type: ComparedMemberType, description: 'The member.' }),
    here: t.string({
      description: 'Value that was submitted here.',
      resolve: ({ field, here }) => shownMember(field, here),
    }),
    platform: t.string({
      description: 'Value that the platform has.',
      resolve: ({ field, platform }) => shownMember(field, platform),
    }),
  }),
});

builder.queryField('operation', (t) =>
  t.field({
    type: Operation,
    nullable: true,
    description: 'One operation by its id; null if you have none with this id.',
    args: { id: t.arg.id({ required: true, description: 'An `Operation.id`.', validate: id }) },
    resolve: (_root, { id }, context) => findOperation(context, keyIn(context, Operation, id)),
  }),
);

const operationKey = z.tuple([z.string(), z.string()]);

/** Finds the tenant's subject by the key in an `Operation.id`; null for none. */
export async function findOperation(
  { subjects }: Context,
  named: Json | undefined,
): Promise<Subject | null> {
  const { data } = operationKey.safeParse(named);
  return data === undefined ? null : subjects.get({ kind: data[0] }, data[1]);
}
