import { type ExecutionResult, getArgumentValues, type GraphQLError } from 'graphql';
import type { AuditEntry } from '../../audit/trail.ts';
import { toGraphQLError } from '../../graphql/errors/errors.ts';
import { canonicalJson } from '../../kernel/ids.ts';
import { maskText } from '../../kernel/privacy/masking.ts';
import { DEFAULT_LANGUAGE } from '../../messages/message.ts';
import type { Operation } from './reporting.ts';
import { type RootField, type RootFields, rootFieldsOf } from '../execution/root-fields.ts';

/** Longest audited operation name: clients may send any text. */
const LONGEST_NAME = 100;

/**
 * Audits an executed operation, or an event of a subscription: mutations, billed calls, and access to personal data in full.
 * Writes one entry for each root field with a reason.
 */
export function auditExecuted(operation: Operation, result: ExecutionResult): void {
  const facts = rootFieldsOf(operation);
  if (facts === null) return;
  const type = TYPES[facts.operation];
  if (type === 'MUTATION') return recordMutation(operation, facts);
  // Access to personal data was audited when the subscription started.
  if (type === 'SUBSCRIPTION' && operation.contextValue.billedCalls.length === 0) return;
  // Without the member `data`, nothing was executed.
  if (result.data !== undefined) recordQuery(operation, facts, result);
}

/** Audits a subscription that started or was rejected. */
export function auditSubscribed(operation: Operation, errors?: readonly GraphQLError[]): void {
  const facts = rootFieldsOf(operation);
  if (facts !== null) recordQuery(operation, facts, { ...(errors && { errors }) });
}

function recordMutation(operation: Operation, facts: RootFields): void {
  const { auditNotes } = operation.contextValue;
  for (const field of facts.fields) {
    const note = auditNotes.get(field.response);
    if (note === undefined) continue;
    const reasons = ['CHANGE' as const, ...reasonsOf(operation, facts, field)];
    const { subject, failure } = note;
    record(operation, facts, field, { reasons, subject, errorCode: codeOf(failure) });
  }
}

function recordQuery(
  operation: Operation,
  facts: RootFields,
  { data, errors = [] }: ExecutionResult,
): void {
  for (const field of facts.fields) {
    if (data && !Object.hasOwn(data, field.response)) continue;
    const reasons = reasonsOf(operation, facts, field);
    if (reasons.length === 0) continue;
    const error = errors.find(({ path }) => path?.[0] === field.response);
    record(operation, facts, field, { reasons, subject: null, errorCode: codeOf(error ?? null) });
  }
}

const TYPES = { query: 'QUERY', mutation: 'MUTATION', subscription: 'SUBSCRIPTION' } as const;

function record(
  { contextValue, variableValues }: Operation,
  { operation, name }: RootFields,
  field: RootField,
  what: Pick<AuditEntry, 'reasons' | 'subject' | 'errorCode'>,
): void {
  const { app, tenant, payer, requestId } = contextValue;
  const { definition, node } = field;
  const { key = null, subject } = payer ?? {};
  const at = app.clock.now();
  app.audit.note(tenant, at, () => ({
    at,
    key,
    tokenSubject: subject ? app.audit.digest('token subject', tenant, subject) : null,
    operationType: TYPES[operation],
    operationName: name === null ? null : maskText(name.slice(0, LONGEST_NAME)),
    field: definition.name,
    argumentsDigest: app.audit.digest(
      'arguments',
      tenant,
      node.name.value,
      canonicalJson(argumentsOf(field, variableValues)),
    ),
    requestId,
    ...what,
  }));
}

function reasonsOf(
  { contextValue: { scopes, billedCalls } }: Operation,
  { fields }: RootFields,
  { billed, personalData }: RootField,
): AuditEntry['reasons'] {
  // The schema does not show the cost of a field whose argument names the endpoint.
  const mayBill = billed.size > 0 || fields.every((field) => field.billed.size === 0);
  const isInFull = personalData === 'for all' || (personalData !== null && scopes.has('pii'));
  return [
    ...(mayBill && billedCalls.length > 0 ? ['BILLED' as const] : []),
    ...(isInFull ? ['PERSONAL_DATA' as const] : []),
  ];
}

function codeOf(failure: unknown): string | null {
  if (failure === null) return null;
  const code = toGraphQLError(failure, DEFAULT_LANGUAGE)?.extensions['code'];
  return typeof code === 'string' ? code : 'INTERNAL_ERROR';
}

/** Arguments of the resolver; null if they were rejected before. */
function argumentsOf(
  { definition, node }: RootField,
  variables: Operation['variableValues'],
): unknown {
  try {
    return getArgumentValues(definition, node, variables);
  } catch {
    return null;
  }
}
