import type { Alias, Binding } from '../alias.ts';
import type { SubjectId } from '../subject.ts';
import type { Database } from './database.ts';

/** The numbers that lead to subjects; each call within the caller's transaction. */
export interface Aliases {
  /** Lets numbers lead to a subject, each unless the subject was bound to it before. */
  bind(id: SubjectId, numbers: readonly string[]): void;
  /** Marks numbers as returned, each unless another subject was bound to it since. */
  giveBack(tenant: string, bindings: readonly Binding[]): void;
  resolve(tenant: string, kind: string, number: string): Alias | null;
  numbersOf(id: SubjectId): readonly string[];
}

interface AliasRow {
  binding: number;
  key: string;
  returned: number;
}

/** The aliases in a journal's file. */
export function openAliases(database: Database): Aliases {
  const insert = database.prepare(
    `INSERT INTO aliases (tenant, kind, number, key) VALUES (:tenant, :kind, :number, :key)
     ON CONFLICT DO NOTHING`,
  );
  const newest = database.prepare<AliasRow>(
    `SELECT binding, key, returned FROM aliases
     WHERE tenant = :tenant AND kind = :kind AND number = :number ORDER BY binding DESC LIMIT 2`,
  );
  const giveBack = database.prepare('UPDATE aliases SET returned = 1 WHERE binding = :binding');
  const ofSubject = database.prepare<{ number: string }>(
    `SELECT number FROM aliases WHERE tenant = :tenant AND kind = :kind AND key = :key
     ORDER BY binding`,
  );

  return {
    bind({ tenant, kind, key }, numbers) {
      for (const number of numbers) insert.run({ tenant, kind, key, number });
    },
    giveBack(tenant, bindings) {
      for (const { kind, number, key } of bindings) {
        const last = newest.get({ tenant, kind, number });
        if (last?.key === key) giveBack.run({ binding: last.binding });
      }
    },
    resolve(tenant, kind, number) {
      const [last, former] = newest.all({ tenant, kind, number });
      if (!last) return null;
      return { key: last.key, isReturned: last.returned === 1, former: former?.key ?? null };
    },
    numbersOf: ({ tenant, kind, key }) =>
      ofSubject.all({ tenant, kind, key }).map(({ number }) => number),
  };
}
