import { type ASTNode, getNamedType, Kind, print, visit } from 'graphql';
import { audienceKey } from '../../context/context.ts';
import { perDocument } from '../../graphql/schema/complexity.ts';
import { type RootField, rootFieldsOf } from '../execution/root-fields.ts';
import type { Operation } from '../pipeline/reporting.ts';

/**
 * Text that is equal for operations whose events can be executed together: same document, operation, variables and audience.
 * Operations are shared if no subscriber can notice it. A billed field is called, billed and shown in `extensions.billing` for
 * each subscriber, and access to personal data in full is audited for each: null for such an operation, and for a document
 * without the operation.
 */
export function sharingKey(operation: Operation): string | null {
  const { variableValues, contextValue } = operation;
  const { tenant, scopes, language } = contextValue;
  const root = rootFieldsOf(operation);
  const shared = sharedPart(operation);
  if (root === null || shared === null) return null;
  const isOfEach = root.fields.some(
    ({ billed, personalData }) =>
      billed.size > 0 || personalData === 'for all' || (personalData !== null && scopes.has('pii')),
  );
  if (isOfEach) return null;
  const variables = Object.entries(variableValues ?? {}).filter(
    ([name]) => !shared.cursors.has(name),
  );
  return JSON.stringify([shared.text, variables, audienceKey({ tenant, scopes, language })]);
}

/** Text that identifies the document and the operation, and the variables that only set the start of the subscription. */
const sharedPart = perDocument((received, { name }) => {
  const { document } = received;
  const text = document.loc?.source.body ?? print(document);
  const cursors = rootFieldsOf(received)?.fields.flatMap(cursorsOf) ?? [];
  return {
    text: JSON.stringify([text, name?.value ?? null]),
    // A variable that is also used elsewhere may affect the response.
    cursors: new Set(cursors.filter((variable) => usesOf(document, variable) === 1)),
  };
});

/** Variables in arguments of a field that take a cursor. */
function cursorsOf({ node, definition }: RootField): readonly string[] {
  return (node.arguments ?? []).flatMap(({ name, value }) => {
    const type = definition.args.find((arg) => arg.name === name.value)?.type;
    const isCursor = type !== undefined && getNamedType(type).name === 'Cursor';
    return isCursor && value.kind === Kind.VARIABLE ? [value.name.value] : [];
  });
}

function usesOf(document: ASTNode, variable: string): number {
  let uses = 0;
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void (uses += Number(name.value === variable)),
  });
  return uses;
}
