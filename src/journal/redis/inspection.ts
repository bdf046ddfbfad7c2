import { Cluster } from 'ioredis';
import type { Log } from '../../kernel/log.ts';
import type { Address } from '../messenger/address.ts';
import type { Client } from '../messenger/client.ts';

/** A setting of the server on which a promise of the journal rests. */
interface Needed {
  readonly setting: string;
  /** The value to give it. */
  readonly wanted: string;
  /** As a warning says it. */
  readonly wrong: string;
  readonly isWrong: (value: string) => boolean;
  /** What breaks without it. */
  readonly harm: string;
}

const otherThan = (setting: string, wanted: string, harm: string): Needed => ({
  setting,
  wanted,
  wrong: `${setting} other than ${wanted}`,
  isWrong: (value) => value !== wanted,
  harm,
});

const needed: readonly Needed[] = [
  otherThan('appendonly', 'yes', 'what was acknowledged is lost when Redis ends'),
  otherThan(
    'appendfsync',
    'always',
    'the last second of what was acknowledged is lost when its machine ends',
  ),
  otherThan('maxmemory-policy', 'noeviction', 'orders are forgotten when its memory is full'),
];

const neededBesideSentinel: readonly Needed[] = [
  {
    setting: 'min-replicas-to-write',
    wanted: '1',
    wrong: 'min-replicas-to-write 0',
    isWrong: (value) => value === '0',
    harm: 'a master that is cut off goes on taking what is lost once another takes its place',
  },
];

/** A setting of a server that endangers what was acknowledged. */
export type Weakness = Pick<Needed, 'setting' | 'wanted' | 'wrong' | 'harm'>;

/** The weaknesses of all masters, each once; null where one of them does not show its settings, as many hosted ones. */
export async function findWeaknesses(
  client: Client,
  form: Address['form'],
): Promise<readonly Weakness[] | null> {
  const servers = client instanceof Cluster ? client.nodes('master') : [client];
  const all = form === 'sentinel' ? [...needed, ...neededBesideSentinel] : needed;
  const found = new Set<Weakness>();
  try {
    for (const server of servers) {
      for (const each of all) {
        const [, value = ''] = await server.config('GET', each.setting);
        if (each.isWrong(value)) found.add(each);
      }
    }
  } catch {
    return null;
  }
  return [...found];
}

/** Says in the log which settings of the servers endanger what was acknowledged; none is a reason not to start. */
export async function inspect(client: Client, form: Address['form'], log: Log): Promise<void> {
  const weaknesses = await findWeaknesses(client, form);
  for (const { wrong, harm } of weaknesses ?? [])
    log.warn(`Redis is set up with ${wrong}: ${harm}`);
  if (weaknesses === null)
    log.info('Redis does not show its settings; see that nothing acknowledged gets lost');
}
