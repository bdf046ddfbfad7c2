import { id, ids } from '../followed/key-args.ts';
import { brandWithType, type ObjectRef } from '@pothos/core';
import { canonicalJson } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json/json.ts';
import { rules } from '../../messages/rules.ts';
import { builder, type SchemaTypes } from './builder.ts';
import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { requireScope, scopeOfType } from '../plugins/required-scopes.ts';

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>;

/** The most ids that `nodes` takes at once. */
const MOST_IDS = 100;

interface NodeOptions<Value> {
  /** What finds a thing again; the same whichever way it was reached. */
  readonly keyOf: (value: Value) => Json;
  /** The thing with this key; null when there is none. Its keys are of this service's own making. */
  readonly find: (context: Context, key: Json) => Promise<Value | null>;
  /** The description of `id`, where it is good for more than `node`. */
  readonly description?: string;
}

type Find = (context: Context, key: Json) => Promise<object | null>;

/** The ways to the things of each type, by its name. */
const finders = new Map<string, Find>();

const Node = builder.nodeInterfaceRef();

/** Makes a type a `Node`: its id is made of its name and the key, sealed for the tenant. */
export function asNode<Value extends object>(
  type: ObjectRef<Types, Value>,
  { keyOf, find, description = 'Opaque and stable, for `node(id)`.' }: NodeOptions<Value>,
): void {
  finders.set(type.name, find);
  type.addInterfaces([Node]);
  builder.objectField(type, 'id', (t) =>
    t.id({
      description,
      resolve: (value, _args, { app, tenant }) =>
        app.sealedIds.seal(tenant, canonicalJson([type.name, keyOf(value)])),
    }),
  );
}

/** The key in an id of one type; undefined for any other id. */
export function keyIn(
  { app, tenant }: Context,
  { name }: { readonly name: string },
  id: string,
): Json | undefined {
  const named = read(app.sealedIds.open(tenant, id));
  return named?.typeName === name ? named.key : undefined;
}

interface Named {
  readonly typeName: string;
  readonly key: Json;
}

function read(text: string | null): Named | null {
  if (text === null) return null;
  // Whatever opens was sealed here, from a pair.
  const [typeName, key] = JSON.parse(text) as [string, Json];
  return { typeName, key };
}

async function findNode(context: Context, id: string): Promise<object | null> {
  const named = read(context.app.sealedIds.open(context.tenant, id));
  const find = named && finders.get(named.typeName);
  if (!named || !find) return null;
  requireScope(context.scopes, scopeOfType(named.typeName));
  return branded(await find(context, named.key), named.typeName);
}

/** Marks a value as one of a type, where its place in the schema says less. */
export function branded<Value extends object | null>(value: Value, typeName: string): Value {
  brandWithType(value, typeName as never);
  return value;
}

const asks =
  'Things that were entrusted to this service are read from its memory, without a call; all others are asked for as by the query that finds them, at the same price.';

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description: `Anything by its id; null when there is none for you under it. ${asks}`,
    args: {
      id: t.arg.id({
        required: true,
        description: 'Opaque, from the `id` of an earlier answer.',
        validate: id,
      }),
    },
    resolve: (_root, { id }, context) => findNode(context, id),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    description: `Several things by their ids, in the same order; null in the place of each that is not there for you. ${asks}`,
    complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    args: {
      ids: t.arg.idList({
        required: true,
        validate: ids,
        description: `Up to ${MOST_IDS}, from the \`id\` of earlier answers.`,
      }),
    },
    resolve(_root, { ids }, context) {
      if (ids.length > MOST_IDS) {
        const message = rules.idsAtMost({ most: MOST_IDS });
        throw new InvalidInput([{ code: 'INVALID_VALUE', path: ['ids'], message }]);
      }
      return ids.map((id) => findNode(context, id));
    },
  }),
}));
