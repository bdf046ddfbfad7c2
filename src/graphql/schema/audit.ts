import { type AuditEntry, auditReasons } from '../../audit/trail.ts';
import { pageOf } from '../../context/page.ts';
import { toShanghaiIso } from '../../kernel/time/clock.ts';
import { rules } from '../../messages/rules.ts';
import { issueText } from '../../platform/record/index.ts';
import { builder } from './builder.ts';
import { describedEnum } from './code-enums.ts';
import { exportable } from '../exports/sources.ts';
import { Operation } from '../followed/operation.ts';
import {
  connectionOf,
  DEFAULT_FIRST,
  forwardPageArgs,
  pageComplexity,
} from '../lists/subject-page.ts';

const AuditReasonType = describedEnum(
  'AuditReason',
  'Reason for an entry of the audit (审计原因).',
  auditReasons,
);

const operationTypes = {
  QUERY: 'A query.',
  MUTATION: 'A mutation.',
  SUBSCRIPTION: 'A subscription: its start, and each of its events that cost money.',
} as const satisfies Record<AuditEntry['operationType'], string>;

const OperationTypeType = describedEnum(
  'AuditOperationType',
  'The type of a document (操作类型).',
  operationTypes,
);

const AuditEntryType = builder.objectRef<AuditEntry>('AuditEntry').implement({
  description:
    'An action of a caller (审计记录): a mutation, a billed call, or access to personal data. It holds no values.',
  fields: (t) => ({
    occurredAt: t.field({
      type: 'DateTime',
      description: 'Time of the action.',
      resolve: ({ at }) => toShanghaiIso(at),
    }),
    key: t.exposeString('key', {
      nullable: true,
      description:
        'The name of the key, for example `acme/web-shop`; null for a token, and when no keys are set up.',
    }),
    tokenSubject: t.exposeString('tokenSubject', {
      nullable: true,
      description: 'A digest of the token’s `sub`, equal for equal subjects; null without a token.',
    }),
    operationType: t.expose('operationType', {
      type: OperationTypeType,
      description: 'Type of its document.',
    }),
    operationName: t.exposeString('operationName', {
      nullable: true,
      description: 'The client’s name of the operation; null for none.',
    }),
    field: t.exposeString('field', {
      description: 'The field of `Query`, `Mutation` or `Subscription`.',
    }),
    reasons: t.expose('reasons', {
      type: [AuditReasonType],
      description: 'Reasons for the entry, at least one.',
    }),
    operation: t.field({
      type: Operation,
      nullable: true,
      description: 'The tracked operation that it affected; null for none.',
      resolve: ({ subject }, _args, { subjects }) =>
        subject && subjects.get({ kind: subject.kind }, subject.key),
    }),
    argumentsDigest: t.exposeString('argumentsDigest', {
      description:
        'A keyed digest of the arguments: equal for equal arguments of the same field, and not reversible.',
    }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'Code of the error, for example `PLATFORM_REJECTED`; null when it succeeded.',
    }),
    requestId: t.exposeString('requestId', {
      description: 'This service’s id of the request, as in its log.',
    }),
  }),
});

const filters = builder.args((t) => ({
  from: t.field({
    type: 'DateTime',
    description: 'Only entries at or after this time.',
  }),
  to: t.field({
    type: 'DateTime',
    description: 'Only entries before this time.',
  }),
}));

exportable('audit', { en: 'Audit', zh: '审计日志' }, filters);

builder.queryField('audit', (t) =>
  t.field({
    type: connectionOf(AuditEntryType, {
      page: 'A page of the audit, newest first.',
      edge: 'An entry and its cursor.',
    }),
    description:
      'The audit (审计日志), newest first: every mutation, every billed call, and every access to unmasked personal data, for one year unless the operator set another time. Entries appear with a short delay.',
    complexity: pageComplexity,
    args: { ...filters, ...forwardPageArgs },
    validate: [
      [
        ({ from, to }) => !from || !to || Date.parse(from) < Date.parse(to),
        { message: issueText(rules.after({ field: 'from' })), path: ['to'] },
      ],
    ],
    async resolve(_root, { from, to, first, after }, { app, tenant }) {
      const { entries, hasNextPage } = await app.audit.list(tenant, {
        ...(from && { from: Date.parse(from) }),
        ...(to && { to: Date.parse(to) }),
        ...(typeof after === 'string' && { after }),
        first: first ?? DEFAULT_FIRST,
      });
      return pageOf(
        entries.map(({ entry, pageCursor }) => ({ node: entry, cursor: pageCursor })),
        { hasNextPage, hasPreviousPage: typeof after === 'string' },
      );
    },
  }),
);
