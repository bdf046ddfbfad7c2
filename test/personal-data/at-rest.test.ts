import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/schema.ts';
import type { Journal } from '../../src/journal/contract/journal.ts';
import type { Subject } from '../../src/journal/contract/subject.ts';
import { isJsonObject } from '../../src/kernel/json/json.ts';
import { startService } from '../harness.ts';
import { stores } from '../stores.ts';
import { HOUSEHOLD, sendCanaries } from './canaries.ts';
import { searchedStore } from './stores.ts';

const DATA_KEY = `k1:${Buffer.alloc(32, 1).toString('base64')}`;

/** Members of all kinds: the platform's texts, if any. */
const OF_ALL_KINDS = new Set(['/rejection', '/found', '/inputPrints']);

/** Kinds that the examples bring to no state with stored personal data, or that drop it once files are stored. */
const WITHOUT_EXAMPLE = new Set([
  'scrap-cancellation',
  'scrap-refund',
  'signing-task',
  'invoice-documents',
  'red-offset-documents',
]);

describe.each(stores)('on %s', (store) => {
  test('no personal number sent in any mutation is written in clear text', async () => {
    const { dataDir, env, bytes } = await searchedStore(store);
    const service = await startService({
      dataDir,
      env: { ...env, DATA_KEY },
      sandboxProgressDelayMs: 50,
    });
    const canaries = await sendCanaries(service);
    const sealed = await sealedByKind(service.application.journal);
    await service.stop();

    expect(canaries.length).toBeGreaterThan(15);
    const written = await bytes();
    expect(canaries.filter((number) => written.includes(number))).toEqual([]);
    const expected = [...kinds.values()]
      .filter(({ kind, personalPaths = [] }) => {
        const own = personalPaths.filter((path) => !OF_ALL_KINDS.has(`/${path.join('/')}`));
        return own.length > 0 && !WITHOUT_EXAMPLE.has(kind);
      })
      .map(({ kind }) => kind);
    expect([...sealed].filter(([, names]) => names.size > 0).map(([kind]) => kind)).toEqual(
      expect.arrayContaining(expected),
    );
  });

  test('without a key they are written in clear text, which the same search finds', async () => {
    const { dataDir, env, bytes } = await searchedStore(store);
    const service = await startService({ dataDir, env, sandboxProgressDelayMs: 50 });
    await sendCanaries(service);
    await service.stop();
    const written = await bytes();
    const kept = [
      HOUSEHOLD,
      '110101900307123',
      '6222 0212 3456 7890 128',
      '+86 13912345678',
      '13887654321',
    ];
    expect(kept.filter((number) => !written.includes(number))).toEqual([]);
  });
});

/** Names of the encrypted members in snapshots, by kind, without those of all kinds. */
async function sealedByKind(journal: Journal): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (const { kind, snapshot } of await everything(journal)) {
    const { $sealed: sealed = {} } = snapshot;
    const names = isJsonObject(sealed) ? Object.keys(sealed) : [];
    const own = names.filter((name) => !OF_ALL_KINDS.has(name));
    found.set(kind, new Set([...(found.get(kind) ?? []), ...own]));
  }
  return found;
}

async function everything(journal: Journal): Promise<readonly Subject[]> {
  const found: Subject[] = [];
  for (let after: string | undefined; ;) {
    const page = await journal.list('default', {
      first: 100,
      ...(after !== undefined && { after }),
    });
    found.push(...page.subjects.map(({ subject }) => subject));
    if (!page.hasNextPage) return found;
    after = page.subjects.at(-1)?.pageCursor;
  }
}
