import type { SubjectId } from '../subject.ts';

/** Counts who follows which subject in this process. */
export interface Followers {
  has(id: SubjectId): boolean;
  /** Counts one more; the function returned takes it off again, however often it is called. */
  add(id: SubjectId): () => void;
}

export function createFollowers(): Followers {
  const counts = new Map<string, number>();

  function change(name: string, by: 1 | -1): void {
    const count = (counts.get(name) ?? 0) + by;
    if (count === 0) counts.delete(name);
    else counts.set(name, count);
  }

  return {
    has: (id) => counts.has(nameOf(id)),
    add(id) {
      const name = nameOf(id);
      let isCounted = true;
      change(name, 1);
      return () => {
        if (isCounted) change(name, -1);
        isCounted = false;
      };
    },
  };
}

function nameOf({ tenant, kind, key }: SubjectId): string {
  return JSON.stringify([tenant, kind, key]);
}
