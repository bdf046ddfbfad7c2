import type { Subject, SubjectId } from '../../../src/journal/journal.ts';

/** A subject and what the journal knows of it beside what it shows. */
export interface ModelSubject {
  shown: Subject;
  fence: number;
  leasedUntil: number | null;
  nudged: boolean;
  receivedAt: Map<string, number>;
  /** The version that a change id made. */
  madeBy: Map<string, number>;
}

/** What is kept of an update; its place in the array is its position less one. */
export interface ModelUpdate {
  readonly key: string;
  readonly version: number;
  readonly state: string;
  readonly occurredAt: number;
}

/** The contract in the plainest form: arrays and maps, no indexes, nothing lasting. */
export class JournalModel {
  readonly subjects = new Map<string, ModelSubject>();
  readonly streams = new Map<string, ModelUpdate[]>();
  /** How many updates were trimmed from the beginning of a tenant's stream. */
  readonly dropped = new Map<string, number>();

  find({ tenant, key }: SubjectId): ModelSubject | undefined {
    return this.subjects.get(`${tenant}/${key}`);
  }

  write(shown: Subject, changeId?: string): void {
    const { tenant, key, version, state, changedAt } = shown;
    const before = this.find(shown);
    const subject = before ?? {
      shown,
      fence: 0,
      leasedUntil: null,
      nudged: false,
      receivedAt: new Map<string, number>(),
      madeBy: new Map<string, number>(),
    };
    subject.shown = shown;
    subject.leasedUntil = null;
    if (changeId !== undefined) subject.madeBy.set(changeId, version);
    this.subjects.set(`${tenant}/${key}`, subject);
    const stream = this.streams.get(tenant) ?? [];
    stream.push({ key, version, state, occurredAt: changedAt });
    this.streams.set(tenant, stream);
  }

  /** When a worker may next take the subject; null when nothing is planned. */
  lookAt({ shown, leasedUntil }: ModelSubject): number | null {
    return shown.dueAt === null ? null : Math.max(shown.dueAt, leasedUntil ?? 0);
  }

  lookTimes(): number[] {
    return [...this.subjects.values()]
      .map((subject) => this.lookAt(subject))
      .filter((at) => at !== null)
      .toSorted((left, right) => left - right);
  }

  trim(before: number): void {
    for (const [tenant, stream] of this.streams) {
      const kept = stream.findIndex(({ occurredAt }) => occurredAt >= before);
      const dropped = kept === -1 ? stream.length : kept;
      this.dropped.set(tenant, Math.max(dropped, this.dropped.get(tenant) ?? 0));
      for (const { key, version } of stream.slice(0, dropped)) {
        const madeBy = this.subjects.get(`${tenant}/${key}`)?.madeBy;
        for (const [changeId, made] of madeBy ?? []) if (made === version) madeBy?.delete(changeId);
      }
    }
    for (const subject of this.subjects.values()) {
      const { receivedAt, shown } = subject;
      for (const [receipt, at] of receivedAt) if (at < before) receivedAt.delete(receipt);
      if (shown.final && shown.changedAt < before) subject.shown = { ...shown, snapshot: {} };
    }
  }
}
