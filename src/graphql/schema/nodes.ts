import { id, ids } from '../followed/key-args.ts';
import { brandWithType, type ObjectRef } from '@pothos/core';
import type { z } from 'zod';
import { canonicalJson } from '../../kernel/ids.ts';
import type { Json } from '../../kernel/json/json.ts';
import { rules } from '../../messages/rules.ts';
import { builder, type Types } from './builder.ts';
import type { Context } from '../../context/context.ts';
import { InvalidInput } from '../../context/invalid-input.ts';
import { requireScope, scopeOfType } from '../plugins/scopes.ts';

/** Maximum number of ids in one `nodes`. */
const MOST_IDS = 100;

interface NodeOptions<Value> {
  /** Key of an object, the same on every path. */
  readonly keyOf: (value: Value) => Json;
  /** Finds the object with a key; null for none. Only this service creates the keys. */
  readonly find: (context: Context, key: Json) => Promise<Value | null>;
  /** Description of `id`, if it has more uses than `node`. */
  readonly description?: string;
  /** Field whose text is the key, by which other subgraphs identify the object, too. */
  readonly namedBy?: NamedBy;
  /** Present if `find` is billed. */
  readonly asEntity?: AsEntity<Value>;
}

/** Field by which other systems identify an object. */
interface NamedBy {
  readonly field: string;
  /** Schema of its text, which another system may define. */
  readonly form: z.ZodType<string>;
}

/** An object as an entity of a supergraph, created without a call. */
interface AsEntity<Value> {
  readonly refer: (key: Json) => Value;
  /** Fields whose look-up is billed then, each with a sentence that says so. */
  readonly billed: Readonly<Record<string, string>>;
}

/** A declared type of nodes. */
interface NodeType {
  readonly find: (context: Context, key: Json) => Promise<object | null>;
  readonly namedBy: NamedBy | undefined;
  readonly asEntity: AsEntity<object> | undefined;
}

/** Types of nodes by name. */
const types = new Map<string, NodeType>();
export const nodeTypes: ReadonlyMap<string, NodeType> = types;

const Node = builder.nodeInterfaceRef();

/** Makes a type a `Node`: its id consists of its name and the key, sealed for the tenant. */
export function asNode<Value extends object>(
  type: ObjectRef<Types, Value>,
  {
    keyOf,
    find,
    description = 'Opaque and stable, for `node(id)`.',
    namedBy,
    asEntity,
  }: NodeOptions<Value>,
): void {
  types.set(type.name, { find, namedBy, asEntity });
  type.addInterfaces([Node]);
  builder.objectField(type, 'id', (t) =>
    t.id({
      description,
      resolve: (value, _args, { app, tenant }) =>
        app.sealedIds.seal(tenant, canonicalJson([type.name, keyOf(value)])),
    }),
  );
}

/** Key in an id of one type; undefined for any other id. */
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
  // Only this service seals ids, always from such a pair.
  const [typeName, key] = JSON.parse(text) as [string, Json];
  return { typeName, key };
}

async function findNode(context: Context, id: string): Promise<object | null> {
  const named = read(context.app.sealedIds.open(context.tenant, id));
  const type = named && types.get(named.typeName);
  if (!named || !type) return null;
  requireScope(context.scopes, scopeOfType(named.typeName));
  return branded(await type.find(context, named.key), named.typeName);
}

/** Marks a value with its type, for fields whose type is abstract. */
export function branded<Value extends object | null>(value: Value, typeName: string): Value {
  brandWithType(value, typeName as never);
  return value;
}

const asks =
  'Objects that were submitted to this service are read from its journal, without a call; all others are queried at the platform, at the price of the query that finds them.';

builder.queryFields((t) => ({
  node: t.field({
    type: Node,
    nullable: true,
    description: `Returns an object by its id; null when you have no object with this id. ${asks}`,
    args: {
      id: t.arg.id({
        required: true,
        description: 'Opaque, from the `id` of an earlier response.',
        validate: id,
      }),
    },
    resolve: (_root, { id }, context) => findNode(context, id),
  }),
  nodes: t.field({
    type: [Node],
    nullable: { list: false, items: true },
    description: `Returns several objects by their ids, in the same order; null for each id without an object of yours. ${asks}`,
    complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
    args: {
      ids: t.arg.idList({
        required: true,
        validate: ids,
        description: `Up to ${MOST_IDS}, from the \`id\` of earlier responses.`,
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
