import { readFileSync } from 'node:fs';

const names = [
  'open',
  'advance',
  'record-push',
  'due',
  'claim',
  'postpone',
  'reschedule-earlier',
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
  'probe',
] as const;

/** A Lua file beside this one. Each is atomic, touches one shard, and has no second effect when resent. */
export type ScriptName = (typeof names)[number];

/** All scripts, as ioredis takes them: sent whole once per connection, by their hash from then on. */
export function loadScripts(): Record<ScriptName, { lua: string; numberOfKeys: number }> {
  const common = source('common');
  const definitions = names.map((name) => [
    name,
    { lua: `${common}\n${source(name)}`, numberOfKeys: 2 },
  ]);
  // Object.fromEntries forgets which keys it was given: exactly those of `names`.
  return Object.fromEntries(definitions) as Record<
    ScriptName,
    { lua: string; numberOfKeys: number }
  >;
}

function source(name: string): string {
  return readFileSync(new URL(`${name}.lua`, import.meta.url), 'utf8');
}
