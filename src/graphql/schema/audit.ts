import type { EnumRef } from '@pothos/core';
import { type AuditEntry, type AuditReason, auditReasons } from '../../audit/entry.ts';
import { toShanghaiIso } from '../../kernel/time/shanghai.ts';
import { builder, type SchemaTypes } from './builder.ts';
import { describedValues } from './code-enums.ts';
import { Operation } from '../followed/operation.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../lists/subject-page.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

const AuditReasonType: EnumRef<Types, AuditReason> = builder.enumType('AuditReason', {
  description: 'Why something is kept in the audit (审计原因).',
  values: describedValues(auditReasons),
});

const operationTypes = {
  QUERY: 'A query.',
  MUTATION: 'A mutation.',
  SUBSCRIPTION: 'A subscription: where it begins, and each of its events that cost money.',
} as const satisfies Record<AuditEntry['operationType'], string>;

const OperationTypeType: EnumRef<Types, AuditEntry['operationType']> = builder.enumType(
  'AuditOperationType',
  { description: 'The type of a document (操作类型).', values: describedValues(operationTypes) },
);

const AuditEntryType = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description:
    'Something that somebody did (审计记录): a mutation, something billed, or a look at personal data. It tells no values.',
  fields: (t) => ({
    occurredAt: t.field({
      type: 'DateTime',
      description: 'When it was done.',
      resolve: ({ at }) => toShanghaiIso(at),
    }),
    key: t.exposeString('key', {
      nullable: true,
      description:
        'The name of the key, for example `acme/web-shop`; null for a token, and where no keys were set up.',
    }),
    tokenSubject: t.exposeString('tokenSubject', {
      nullable: true,
      description: 'A digest of `sub` of the token, the same for the same one; null without.',
    }),
    operationType: t.field({
      type: OperationTypeType,
      description: 'What its document was.',
      resolve: ({ operationType }) => operationType,
    }),
    operationName: t.exposeString('operationName', {
      nullable: true,
      description: 'The client’s own name of it; null for one without.',
    }),
    field: t.exposeString('field', {
      description: 'The field of `Query`, `Mutation` or `Subscription`.',
    }),
    reasons: t.field({
      type: [AuditReasonType],
      description: 'Why it is kept: one at least.',
      resolve: ({ reasons }) => [...reasons],
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'What it was done to, of what this service follows; null for all else.',
      resolve: ({ subject }, _args, { subjects }) =>
        subject && subjects.get({ kind: subject.kind }, subject.key),
    }),
    argumentsDigest: t.exposeString('argumentsDigest', {
      description:
        'The same for the same arguments of the same field, and nothing that they could be found out by.',
    }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description:
        'The code of the error that it ended with, for example `PLATFORM_REJECTED`; null where it succeeded.',
    }),
    requestId: t.exposeString('requestId', {
      description: 'This service’s id of the request, which its log has, too.',
    }),
  }),
});

builder.queryField('audit', (t) =>
  t.field({
    type: connectionOf(AuditEntryType, {
      page: 'A page of the audit, newest first.',
      edge: 'Something that was done and its place in the audit.',
    }),
    description:
      'Who did what (审计日志), newest first: every mutation, everything that cost money, and every look at personal data in full, of the last year unless the operator set otherwise. What was done shows here a moment later.',
    complexity: pageComplexity,
    args: {
      from: t.arg({ type: 'DateTime', description: 'Only what was done then or later.' }),
      to: t.arg({ type: 'DateTime', description: 'Only what was done before.' }),
      ...forwardPageArgs,
    },
    async resolve(_root, { from, to, first, after }, { app, tenant }) {
      const { entries, hasNextPage } = await app.audit.list(tenant, {
        ...(from && { from: Date.parse(from) }),
        ...(to && { to: Date.parse(to) }),
        ...(typeof after === 'string' && { after }),
        first: first ?? DEFAULT_FIRST,
      });
      return {
        edges: entries.map(({ entry, pageCursor }) => ({ node: entry, cursor: pageCursor })),
        pageInfo: {
          hasNextPage,
          hasPreviousPage: typeof after === 'string',
          startCursor: entries.at(0)?.pageCursor ?? null,
          endCursor: entries.at(-1)?.pageCursor ?? null,
        },
      };
    },
  }),
);
