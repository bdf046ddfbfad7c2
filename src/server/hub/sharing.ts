import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getOperationAST,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isBilled } from '../../graphql/billing/known-units.ts';
import { audienceKey } from '../../context/context.ts';
import { personalDataIn } from '../../graphql/records/masked-member.ts';
import type { Operation } from '../pipeline/reporting.ts';

/**
 * Text that is equal for operations whose events can be executed together: same document, operation, variables and audience.
 * Null for an operation that is executed for each subscriber.
 */
export type SharingKey = (operation: Operation) => string | null;

/** Facts of one operation, independent of its sender. */
interface Facts {
  /** Text that identifies the document and the operation. */
  readonly text: string;
  /** True if callers with the scope `pii` see personal data in full, which is audited for each. */
  readonly showsPersonalData: boolean;
  /** Variables that only set the start of the subscription. */
  readonly cursors: ReadonlySet<string>;
}

/**
 * Operations are shared if no subscriber can notice it. A billed field is called, billed and shown in `extensions.billing` for
 * each subscriber, and access to personal data in full is audited for each, so neither is shared.
 */
export function createSharingKey(schema: GraphQLSchema): SharingKey {
  const known = new WeakMap<DocumentNode, Map<string, Facts | null>>();

  function factsOf(document: DocumentNode, operationName: string | null | undefined): Facts | null {
    const name = operationName ?? '';
    // The parser's cache returns the same document for the same text.
    const operations = known.get(document) ?? new Map<string, Facts | null>();
    known.set(document, operations);
    const before = operations.get(name);
    if (before !== undefined) return before;
    const operation = getOperationAST(document, operationName);
    const facts = operation ? examine(schema, document, operation) : null;
    operations.set(name, facts);
    return facts;
  }

  return ({
    document,
    operationName,
    variableValues,
    contextValue: { tenant, scopes, language },
  }) => {
    const facts = factsOf(document, operationName);
    if (facts === null || (facts.showsPersonalData && scopes.has('pii'))) return null;
    const variables = Object.entries(variableValues ?? {}).filter(
      ([name]) => !facts.cursors.has(name),
    );
    return JSON.stringify([facts.text, variables, audienceKey({ tenant, scopes, language })]);
  };
}

/** Scans the document. A billed field in another of its operations prevents sharing as well. */
function examine(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Facts | null {
  let isOfEach = false;
  let showsPersonalData = false;
  const cursors = new Set<string>();
  const types = new TypeInfo(schema);
  const field = (node: FieldNode): void => {
    const parent = types.getParentType();
    const name = node.name.value;
    const holders = isAbstractType(parent)
      ? [parent, ...schema.getPossibleTypes(parent)]
      : [parent];
    for (const type of holders) {
      const definition = type && 'getFields' in type ? type.getFields()[name] : undefined;
      if (definition === undefined) continue;
      const personalData = personalDataIn(definition);
      isOfEach ||= isBilled(definition) || personalData === 'for all';
      showsPersonalData ||= personalData !== null;
    }
    if (parent !== schema.getSubscriptionType()) return;
    for (const { name: argument, value } of node.arguments ?? []) {
      const type = types.getFieldDef()?.args.find((arg) => arg.name === argument.value)?.type;
      if (value.kind === Kind.VARIABLE && type && getNamedType(type).name === 'Cursor')
        cursors.add(value.name.value);
    }
  };
  visit(document, visitWithTypeInfo(types, { Field: field }));
  if (isOfEach) return null;
  const text = document.loc?.source.body ?? print(document);
  return {
    text: JSON.stringify([text, operation.name?.value ?? null]),
    showsPersonalData,
    // A variable that is also used elsewhere may affect the response.
    cursors: new Set([...cursors].filter((name) => usesOf(document, name) === 1)),
  };
}

function usesOf(document: ASTNode, variable: string): number {
  let uses = 0;
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void (uses += Number(name.value === variable)),
  });
  return uses;
}
