import {
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { requests } from '../../messages/requests.ts';
import {
  BEFORE_EXECUTION,
  inputFault,
  type InputPlace,
  InputRejected,
  missingArgument,
} from './input-faults.ts';

/** A value in a document, with its argument or variable. */
interface LiteralPlace extends InputPlace {
  readonly at: typeof requests.variableAt;
}

/** Converts the validator's errors about values in the document into those that the same values cause in variables. */
export function withLiteralsRejected(
  errors: readonly GraphQLError[],
  document: DocumentNode,
  { schema, introspection }: { readonly schema: GraphQLSchema; readonly introspection: boolean },
): readonly GraphQLError[] {
  const wanted = new Set(errors.flatMap(({ nodes }) => nodes?.[0] ?? []));
  const places = placesIn(document, schema, wanted);
  return errors.map((error) => {
    // Results of validation are cached, so a converted error may come again.
    if (error instanceof InputRejected) return error;
    const { nodes = [] } = error;
    const [node] = nodes;
    const place = node && places.get(node);
    if (place) {
      const fault = inputFault(error, place, introspection);
      return new InputRejected(place.at, fault, { nodes, extensions: BEFORE_EXECUTION });
    }
    return missingArgument(error, introspection) ?? error;
  });
}

/** Positions of values, and of unknown fields of input objects. */
function placesIn(
  document: DocumentNode,
  schema: GraphQLSchema,
  wanted: ReadonlySet<ASTNode>,
): ReadonlyMap<ASTNode, LiteralPlace> {
  const places = new Map<ASTNode, LiteralPlace>();
  const note = (value: ValueNode, place: LiteralPlace): void => {
    const { path } = place;
    if (wanted.has(value)) places.set(value, place);
    if (value.kind === Kind.LIST)
      for (const [n, item] of value.values.entries()) note(item, { ...place, path: [...path, n] });
    if (value.kind !== Kind.OBJECT) return;
    for (const field of value.fields) {
      if (wanted.has(field)) places.set(field, place);
      note(field.value, { ...place, path: [...path, field.name.value] });
    }
  };
  const types = new TypeInfo(schema);
  const typeNow = (): GraphQLInputType | undefined => types.getInputType() ?? undefined;
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ name, value }: ArgumentNode) {
        note(value, { at: requests.argumentAt, type: typeNow(), root: name.value, path: [] });
      },
      VariableDefinition({ variable, defaultValue }: VariableDefinitionNode) {
        const place = { at: requests.variableAt, type: typeNow(), root: variable.name.value };
        if (defaultValue) note(defaultValue, { ...place, path: [] });
      },
    }),
  );
  return places;
}
