import {
  type GraphQLObjectType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect } from 'vitest';
import { isBilled } from '../src/graphql/billing/known-units.ts';
import { isJsonObject, type Json, type JsonObject } from '../src/kernel/json/json.ts';
import { createSchema } from '../src/schema.ts';
import type { Connection } from './harness.ts';
import { dataOf } from './following.ts';

const schema = createSchema();

/** A query, mutation or subscription that selects `thing: … { ...everything }`, or `subject { ...everything }`. */
export type Path = readonly [document: string, variables?: Readonly<Record<string, unknown>>];

/**
 * Reads a subject on each path, by `node(id)` and as an entity, like a client with a normalized cache: it has one id, and
 * no path nulls a member that the first path returned. Resolves with the subject as returned by the first path.
 */
export async function sameOnEveryPath(
  service: Connection,
  typeName: string,
  [first, ...others]: readonly [Path, ...(readonly Path[])],
): Promise<JsonObject> {
  const [thing] = await reached(service, typeName, first);
  if (thing === undefined) throw new Error('The first path leads to nothing.');
  const byId: Path = ['query ($id: ID!) { thing: node(id: $id) { ...everything } }', thing];
  const representations = [{ __typename: typeName, id: thing['id'] }];
  const asEntity: Path = [
    'query ($representations: [_Any!]!) { thing: _entities(representations: $representations) { ...everything } }',
    { representations },
  ];
  for (const path of [...others, byId, asEntity]) {
    const found = await reached(service, typeName, path);
    if (found.length === 0) throw new Error(`Nothing is reached by ${path[0]}`);
    for (const again of found) {
      expect({ path: path[0], id: again['id'], lost: lost(thing, again) }).toEqual({
        path: path[0],
        id: thing['id'],
        lost: [],
      });
    }
  }
  return thing;
}

/** Fields of the type that a client can cache without arguments: leaves, and those of the objects below. */
function everythingOf(type: GraphQLObjectType, depth = 1): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (isBilled(field) || field.args.some((arg) => isNonNullType(arg.type))) return [];
    if (isLeafType(named)) return [field.name];
    if (!isObjectType(named) || depth === 0) return [];
    const inner = everythingOf(named, depth - 1);
    return inner === '' ? [] : [`${field.name} { ${inner} }`];
  });
  return fields.join(' ');
}

async function reached(
  service: Connection,
  typeName: string,
  [document, variables = {}]: Path,
): Promise<readonly JsonObject[]> {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is no object type.`);
  const whole = `${document} fragment everything on ${typeName} { ${everythingOf(type)} }`;
  if (!document.startsWith('subscription')) {
    return thingsIn(dataOf<Json>(await service.query(whole, variables)));
  }
  const updates = service.subscribe<Json>(whole, variables);
  const item = dataOf<Json>(await updates.next());
  updates.close();
  return thingsIn(item);
}

/** The objects under `thing` and `subject`, including those of a list under `thing`. */
function thingsIn(value: Json | undefined): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap((member: Json) => thingsIn(member));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const members: readonly Json[] = Array.isArray(member) ? member : [member];
    const isThing = name === 'thing' || name === 'subject';
    return isThing ? members.filter(isJsonObject) : thingsIn(member);
  });
}

/** Names of the members that are set in `before` and null in `after`. */
function lost(before: JsonObject, after: JsonObject, at = ''): readonly string[] {
  return Object.entries(before).flatMap(([name, value]) => {
    const now = after[name];
    if (value === null || value === undefined) return [];
    if (now === null || now === undefined) return [`${at}${name}`];
    return isJsonObject(value) && isJsonObject(now) ? lost(value, now, `${at}${name}.`) : [];
  });
}
