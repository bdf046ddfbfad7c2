import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';
import { requests } from '../../messages/requests.ts';
import { TranslatableError } from '../errors/translatable-error.ts';

/** Maximum complexity of one operation. Items of a list count as often as the list may contain them. */
const MAX_COMPLEXITY = 20_000;

/**
 * Complexity of an operation with valid variables. Throws a `GraphQLError` above the limit. A document is measured once;
 * later operations measure it again only if a variable decides the weight of a field.
 */
export function complexityOf(
  operation: ReceivedOperation & Pick<ExecutionArgs, 'variableValues'>,
): number {
  // For a document without the operation, execution reports the error.
  const known = weightOf(operation) ?? 0;
  const complexity = typeof known === 'number' ? known : measure({ ...operation, document: known });
  if (complexity <= MAX_COMPLEXITY) return complexity;
  throw tooComplex(complexity);
}

/** The complexity, or a document with only the operation and the variables that determine it. */
const weightOf = perDocument(({ schema, document }, operation): number | DocumentNode => {
  const deciding = decidingVariables(schema, document);
  const definitions = operation.variableDefinitions?.filter(({ variable }) =>
    deciding.has(variable.name.value),
  );
  const alone: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      { ...operation, variableDefinitions: definitions ?? [] },
      ...document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
    ],
  };
  return definitions && definitions.length > 0 ? alone : measure({ schema, document: alone });
});

function measure({
  schema,
  document,
  variableValues,
}: ReceivedOperation & Pick<ExecutionArgs, 'variableValues'>): number {
  const variables = { ...variableValues };
  return complexityFromQuery(document, { schema, ctx: {}, variables }).complexity;
}

function tooComplex(asked: number): TranslatableError {
  return new TranslatableError(requests.tooComplex({ asked, most: MAX_COMPLEXITY }), {
    extensions: { code: 'TOO_COMPLEX' },
  });
}

/** Variables in the arguments of fields whose weight depends on arguments. */
function decidingVariables(schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        // The plugin stores it without a type.
        if (typeof types.getFieldDef()?.extensions['complexity'] !== 'function') return;
        for (const argument of node.arguments ?? [])
          visit(argument, { Variable: ({ name }) => void names.add(name.value) });
      },
    }),
  );
  return names;
}

/** An operation to execute, as far as it is independent of its sender. */
interface ReceivedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}

/**
 * Examines each operation once, for facts that depend on its document alone: the parser's cache returns the same document for the
 * same text. Null for a document without the operation.
 */
export function perDocument<Facts>(
  examine: (received: ReceivedOperation, operation: OperationDefinitionNode) => Facts,
): (received: ReceivedOperation) => Facts | null {
  const known = new WeakMap<OperationDefinitionNode, { readonly facts: Facts }>();
  return (received) => {
    const operation = getOperationAST(received.document, received.operationName);
    if (!operation) return null;
    let examined = known.get(operation);
    if (examined === undefined)
      known.set(operation, (examined = { facts: examine(received, operation) }));
    return examined.facts;
  };
}
