import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLError,
  isEnumType,
  isListType,
  isNonNullType,
  isAbstractType,
  isObjectType,
  type OperationDefinitionNode,
  type ResponsePath,
} from 'graphql';
import { showsMember } from '../../src/graphql/records/members.ts';
import { Dice } from './dice.ts';

/**
 * The schema with random results by response path: values, promises, nulls even for non-null types,
 * and errors thrown, rejected and returned. A path of a document always has the same result. Resolvers that read a
 * member of their parent stay, so that compiled code reads it in place.
 */
export function withRandomAnswers(schema: GraphQLSchema): GraphQLSchema {
  const copy = mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: ({ resolve, ...field }) => {
      if (!resolve || resolve === defaultFieldResolver) return field;
      const isReader = showsMember({ extensions: field.extensions ?? {} });
      return { ...field, resolve: isReader ? readMember : answerByPlace };
    },
  });
  for (const type of Object.values(copy.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value: RandomObject) => value['__typename'];
    if (isObjectType(type)) type.isTypeOf = undefined;
  }
  return copy;
}

interface RandomObject {
  readonly __typename: string;
}

function readMember(
  parent: Record<string, unknown>,
  _args: unknown,
  _context: unknown,
  { fieldName }: { readonly fieldName: string },
): unknown {
  return parent[fieldName];
}

function answerByPlace(
  _parent: unknown,
  args: object,
  _context: unknown,
  info: {
    readonly path: ResponsePath;
    readonly returnType: GraphQLOutputType;
    readonly schema: GraphQLSchema;
    readonly operation: OperationDefinitionNode;
  },
): unknown {
  // Arguments come in any order.
  const given = Object.entries(args).toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Otherwise a failing field would fail in all documents.
  const document = info.operation.loc?.source.body.length;
  const place = `${document} ${placeOf(info.path)} ${JSON.stringify(given)}`;
  const dice = new Dice(place);
  const fate = dice.next();
  if (fate < 0.04 && mayFailAtOnce(place)) throw failure(place);
  if (fate < 0.08) return rejected(failure(place));
  if (fate < 0.1 && mayFailAtOnce(place)) return failure(place);
  if (fate < 0.14) return mayFailAtOnce(place) ? null : Promise.resolve(null);
  const value = valueFor(info.returnType, { place, schema: info.schema });
  return dice.chance(0.4) ? Promise.resolve(value) : value;
}

/**
 * False below the items of a list: if one fails at once, graphql-js 16 drops the promises of the earlier ones, whose
 * rejections are then unhandled.
 */
function mayFailAtOnce(place: string): boolean {
  return !/[.>]\d/.test(place);
}

function failure(place: string): GraphQLError {
  return new GraphQLError(`failed at ${place.slice(0, 200)}`);
}

/** A rejection marked as handled: after the first null, graphql-js does not read the rest of a list. */
function rejected(reason: Error): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  void Promise.allSettled([promise]);
  reject(reason);
  return promise;
}

function placeOf(path: ResponsePath): string {
  const above = path.prev ? `${placeOf(path.prev)}.` : '';
  return `${above}${path.key}`;
}

interface At {
  readonly place: string;
  readonly schema: GraphQLSchema;
}

/** A value for a type; rarely null, even if the type is non-null. */
function valueFor(type: GraphQLOutputType, at: At): unknown {
  const dice = new Dice(`value ${at.place}`);
  if (isNonNullType(type))
    return dice.chance(0.01) && mayFailAtOnce(at.place) ? null : presentFor(type.ofType, at, dice);
  return dice.chance(0.1) ? null : presentFor(type, at, dice);
}

function presentFor(type: GraphQLOutputType, at: At, dice: Dice): unknown {
  if (isNonNullType(type)) return presentFor(type.ofType, at, dice);
  if (isListType(type)) {
    return Array.from({ length: dice.below(3) }, (_, n) => {
      const item = { ...at, place: `${at.place}.${n}` };
      if (dice.chance(0.03)) return rejected(failure(item.place));
      const value = valueFor(type.ofType, item);
      return dice.chance(0.2) ? Promise.resolve(value) : value;
    });
  }
  if (isEnumType(type)) {
    if (dice.chance(0.02) && mayFailAtOnce(at.place)) return 'NO SUCH VALUE';
    const value: unknown = dice.of(type.getValues()).value;
    return value;
  }
  if (isAbstractType(type)) return objectFor(dice.of(at.schema.getPossibleTypes(type)).name, at);
  if (isObjectType(type)) return objectFor(type.name, at);
  return SCALARS[type.name] ?? `text at ${at.place.slice(-40)}`;
}

/** An object whose members are created when read. */
function objectFor(typename: string, at: At): RandomObject {
  const type = at.schema.getType(typename);
  const fields = isObjectType(type) ? type.getFields() : {};
  return new Proxy(
    { __typename: typename },
    {
      get(target, name) {
        if (name === '__typename') return target[name];
        const field =
          typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
        if (field === undefined) return undefined;
        return valueFor(field.type, { ...at, place: `${at.place}>${String(name)}` });
      },
    },
  );
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 7,
  Float: 2.5,
  Boolean: true,
  ID: 'id',
  Decimal: '1.50',
  Date: '2026-11-20',
  DateTime: '2026-11-20T12:00:00+08:00',
  YearMonth: '2026-11',
  URL: 'https://example.com/file',
  JSONObject: { a: 1 },
};
