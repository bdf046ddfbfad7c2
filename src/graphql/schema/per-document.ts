import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';

/** An operation to execute, as far as it is independent of its sender. */
export interface ReceivedOperation {
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
