import { readFileSync } from 'node:fs';
import type { Cluster, Redis } from 'ioredis';
import type { Reply } from '../messenger/reply.ts';

const names = [
  'open',
  'advance',
  'prepare',
  'carry-out',
  'withdraw',
  'fence',
  'knows-claim',
  'accept-loss',
  'record-push',
  'due',
  'claim',
  'postpone',
  'reschedule-earlier',
  'make-due',
  'reschedule-overlong',
  'ends',
  'read',
  'list',
  'counts',
  'drop-updates',
  'forget-receipts',
  'shrink',
  'hold',
  'release',
  'retire-group',
  'retire',
  'name-group',
  'place',
  'sliding-window',
  'take-quota',
  'count-units',
  'mark',
  'audit',
  'drop-audit',
  'probe',
] as const;

/**
 * A Lua file beside this one. Each is atomic, touches one shard (`due`, where it may, all of a server), and has no second
 * effect when resent.
 */
export type ScriptName = (typeof names)[number];

/** Scripts, all or some, as ioredis takes them: sent whole once per connection, by their hash from then on. */
export function loadScripts<Name extends ScriptName = ScriptName>(
  // Without some, `Name` is every name.
  some: readonly Name[] = names as readonly ScriptName[] as readonly Name[],
): Record<Name, { lua: string; numberOfKeys: number }> {
  const common = source('common');
  const definitions = some.map((name) => [
    name,
    { lua: `${common}\n${source(name)}`, numberOfKeys: 2 },
  ]);
  // Object.fromEntries forgets which keys it was given: exactly those of `some`.
  return Object.fromEntries(definitions) as Record<Name, { lua: string; numberOfKeys: number }>;
}

function source(name: string): string {
  return readFileSync(new URL(`${name}.lua`, import.meta.url), 'utf8');
}

/** Runs a script by the method that ioredis put for it onto the client, which its types can't say. */
export function callScript(
  client: Redis | Cluster,
  name: ScriptName,
  root: string,
  args: readonly string[],
): Promise<Reply> {
  const method: unknown = Reflect.get(client, name);
  if (typeof method !== 'function') throw new TypeError(`no script ${name}`);
  // A script answers texts, whole numbers, nulls and lists of them, whatever the protocol's version.
  return Reflect.apply(method, client, [root, `${root}:no-key`, ...args]) as Promise<Reply>;
}
