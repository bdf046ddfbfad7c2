import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { requests } from '../../messages/requests.ts';
import { TranslatableError } from '../errors/translatable-error.ts';

/** Maximum complexity of one operation. Items of a list count as often as the list may contain them. */
const MAX_COMPLEXITY = 20_000;

/**
 * Complexity of an operation with valid variables. Throws a `GraphQLError` above the limit. A document is measured once;
 * later operations measure it again only if a variable decides the weight of a field.
 */
export type ComplexityOf = (
  args: Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>,
) => number;

/** The complexity, or a document with only the operation and the variables that determine it. */
type Known = number | DocumentNode;

export function createComplexity(schema: GraphQLSchema): ComplexityOf {
  const documents = new WeakMap<DocumentNode, Map<string, Known>>();

  const measure = (document: DocumentNode, variables: Record<string, unknown>): number =>
    complexityFromQuery(document, { schema, ctx: {}, variables }).complexity;

  function examine(document: DocumentNode, operation: OperationDefinitionNode): Known {
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
    return definitions && definitions.length > 0 ? alone : measure(alone, {});
  }

  return ({ document, operationName, variableValues }) => {
    const name = operationName ?? '';
    // The parser's cache returns the same document for the same text.
    const operations = documents.get(document) ?? new Map<string, Known>();
    documents.set(document, operations);
    let known = operations.get(name);
    if (known === undefined) {
      const operation = getOperationAST(document, operationName);
      // Execution reports the error.
      if (!operation) return 0;
      known = examine(document, operation);
      operations.set(name, known);
    }
    const complexity = typeof known === 'number' ? known : measure(known, variableValues ?? {});
    if (complexity <= MAX_COMPLEXITY) return complexity;
    throw tooComplex(complexity);
  };
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
