import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import { isJsonObject, type JsonObject } from '../../kernel/json/json.ts';
import type { KnownDocuments } from './document-cache.ts';
import type { PersistedDocuments } from '../persisted/persisted-documents.ts';
import { ID_MEMBERS } from '../persisted/reference.ts';
import { NotJson, type ParsedBody } from '../body/request-json.ts';

/** A query or mutation that needs nothing but to be run: its document was parsed and found valid. */
export interface KnownOperation {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly variables: JsonObject | null;
}

const MEMBERS: ReadonlySet<string> = new Set([
  'query',
  'operationName',
  'variables',
  'extensions',
  ...ID_MEMBERS,
]);

/** The documents that requests name, by their text or by a hash. */
export interface Documents {
  readonly known: KnownDocuments;
  readonly persisted: PersistedDocuments;
}

/**
 * The operation in a tenant's body, when its document is known and everything about it is as it should be.
 * Null otherwise: mistakes are found and put into words in one place only, which is yoga's.
 */
export function toKnownOperation(
  params: ParsedBody,
  tenant: string,
  { known, persisted }: Documents,
): KnownOperation | null {
  if (params instanceof NotJson || !isJsonObject(params)) return null;
  for (const member in params) if (!MEMBERS.has(member)) return null;
  const { variables = null, extensions = null } = params;
  // Some clients send an empty name where they have none.
  const operationName = params['operationName'] || null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isJsonObject(variables)) return null;
  if (extensions !== null && !isJsonObject(extensions)) return null;
  const text = persisted.textAtOnce(tenant, params);
  const document = text === null ? null : known.get(text);
  if (text === null || document === null || !isAnsweredAtOnce(document, operationName)) return null;
  return { document, operationName, variables };
}

function isAnsweredAtOnce(document: DocumentNode, operationName: string | null): boolean {
  const operation = getOperationAST(document, operationName);
  return (
    operation?.operation !== undefined && operation.operation !== OperationTypeNode.SUBSCRIPTION
  );
}
