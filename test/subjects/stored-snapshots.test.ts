import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { JsonObject } from '../../src/kernel/json/json.ts';
import { isMessage, type Message, inWords } from '../../src/messages/message.ts';
import { kinds } from '../../src/schema.ts';
import { hintsIn, mismatchIn } from '../../src/subjects/kind/snapshot-marks.ts';
import { rejectionIn } from '../../src/subjects/submit/rejection.ts';
import { ExampleReader, examples } from '../example-reader.ts';
import { startService } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';

/** Snapshots as releases wrote them, one file per kind; CONTRIBUTING says how to add one. */
const FOLDER = join(import.meta.dirname, 'stored-snapshots');

const stored = z.array(
  z.object({
    state: z.string(),
    /** The snapshot as stored in the journal. */
    snapshot: z.custom<JsonObject>(),
    /** All values that were read from it when the file was written. */
    reading: z.record(z.string(), z.unknown()),
  }),
);
type Stored = z.infer<typeof stored>;

function storedOf(kind: string): Stored {
  return stored.parse(JSON.parse(readFileSync(join(FOLDER, `${kind}.json`), 'utf8')));
}

/** Details by kind, and the marks that snapshots of all kinds may carry. */
function read(kind: string, snapshot: JsonObject): JsonObject {
  const details = (kinds.get(kind) as unknown as Reader).read(snapshot); // every kind is made by `defineKind`
  const marks = {
    rejection: rejectionIn(snapshot),
    mismatch: mismatchIn(snapshot),
    inputHints: hintsIn(snapshot),
  };
  return JSON.parse(JSON.stringify({ ...details, ...marks })) as JsonObject; // JSON of an object
}

/** All messages within a value: stored by key, and worded when shown. */
function messagesIn(value: unknown): readonly Message[] {
  if (isMessage(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(messagesIn)
    : [];
}

interface Reader {
  readonly read: (snapshot: JsonObject) => object;
}

describe.skipIf(process.env['WRITE_SNAPSHOTS'] === '1')('a snapshot of an earlier release', () => {
  const names = [...kinds.keys()];

  test.each(names)('of the kind %s is read as it was at its time', (name) => {
    const all = storedOf(name);
    expect(all.length).toBeGreaterThan(0);
    for (const { state, snapshot, reading } of all) {
      expect([...(kinds.get(name)?.stateOrder ?? []), 'STALE']).toContain(state);
      expect(read(name, snapshot)).toMatchObject(reading);
      for (const message of messagesIn(snapshot))
        expect(inWords(message, 'en')).not.toBe(message.key);
    }
  });

  test.each(names)('of the kind %s shows all details of the kind', (name) => {
    const empty = read(name, {});
    const shown = new Set(
      storedOf(name).flatMap(({ reading }) =>
        Object.keys(reading).filter(
          (member) => JSON.stringify(reading[member]) !== JSON.stringify(empty[member]),
        ),
      ),
    );
    const marks = new Set(['rejection', 'mismatch', 'inputHints']);
    expect(Object.keys(empty).filter((member) => !shown.has(member) && !marks.has(member))).toEqual(
      [],
    );
  });
});

test.runIf(process.env['WRITE_SNAPSHOTS'] === '1')(
  'writes what the playground’s examples leave in the journal, for kinds without a file',
  async () => {
    const clock = new ManualClock();
    const service = await startService({ clock, random: () => 0.5 });
    const reader = new ExampleReader(service, clock);
    for (const example of examples) await reader.run(example);
    await reader.readFeeds();
    expect(reader.failures).toEqual([]);
    await service.stop();
    const journal = new DatabaseSync(join(service.dataDir, 'journal.sqlite'));
    const rows = journal.prepare('SELECT kind, state, snapshot FROM updates').all();
    const updates = z
      .array(z.object({ kind: z.string(), state: z.string(), snapshot: z.string() }))
      .parse(rows);
    mkdirSync(FOLDER, { recursive: true });
    for (const [kind, of] of Map.groupBy(updates, (update) => update.kind)) {
      const file = join(FOLDER, `${kind}.json`);
      if (existsSync(file)) continue;
      const fullest = [...Map.groupBy(of, ({ state }) => state)].map(([state, all]) => {
        const [longest] = all.toSorted((one, other) => other.snapshot.length - one.snapshot.length);
        const snapshot = JSON.parse(longest?.snapshot ?? '{}') as JsonObject; // a snapshot is an object
        return { state, snapshot, reading: read(kind, snapshot) };
      });
      writeFileSync(file, `${JSON.stringify(fullest, null, 2)}\n`);
    }
  },
);
