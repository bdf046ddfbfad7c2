import {
  BREAK,
  type DocumentNode,
  type FloatValueNode,
  type IntValueNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { parseLossless } from '../kernel/lossless-json.ts';

/**
 * True where graphql-jit 0.8 gives what graphql-js gives. It does not where
 * - the operation is a mutation (root fields may run out of order) or a subscription (its arguments
 *   stay uncoerced),
 * - a variable stands inside a list or object literal (its value is lost),
 * - a literal has more digits than a double (they are lost).
 */
export function isCompilable(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  return (
    operation.operation === OperationTypeNode.QUERY &&
    !hasVariableInLiteral(document) &&
    !hasLongNumber(document)
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
