import {
  BREAK,
  type DocumentNode,
  type FloatValueNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  type IntValueNode,
  isInputObjectType,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
  visit,
} from 'graphql';
import { parseLossless } from '../kernel/lossless-json.ts';

/**
 * True where graphql-jit 0.8 gives what graphql-js gives. It does not where
 * - the operation is a mutation (root fields may run out of order) or a subscription (its arguments
 *   stay uncoerced),
 * - a variable stands inside a list or object literal (its value is lost),
 * - a literal has more digits than a double (they are lost),
 * - a variable's input type contains itself (memory runs out while compiling) or a non-null field
 *   with a default (an input without it is refused).
 */
export function isCompilable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  return (
    operation.operation === OperationTypeNode.QUERY &&
    !hasVariableInLiteral(document) &&
    !hasLongNumber(document) &&
    (operation.variableDefinitions ?? []).every(({ type }) => {
      const known = typeFromAST(schema, type);
      return isInputType(known) && isPlain(known);
    })
  );
}

function hasVariableInLiteral(document: DocumentNode): boolean {
  let found = false;
  const insideLiteral = { Variable: () => ((found = true), BREAK) };
  const literal = (node: Parameters<typeof visit>[0]) => (
    visit(node, insideLiteral),
    found ? BREAK : false
  );
  visit(document, { ObjectValue: literal, ListValue: literal });
  return found;
}

function hasLongNumber(document: DocumentNode): boolean {
  let found = false;
  const number = ({ value }: IntValueNode | FloatValueNode) =>
    typeof parseLossless(value) === 'number' ? false : ((found = true), BREAK);
  visit(document, { IntValue: number, FloatValue: number });
  return found;
}

function isPlain(
  type: GraphQLInputType,
  within: ReadonlySet<GraphQLInputType> = new Set(),
): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return true;
  if (within.has(named)) return false;
  const inside = new Set([...within, named]);
  return Object.values(named.getFields()).every(
    (field) =>
      !(isNonNullType(field.type) && field.defaultValue !== undefined) &&
      isPlain(field.type, inside),
  );
}
