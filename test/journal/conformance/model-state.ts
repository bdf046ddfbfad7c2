import type {
  Alias,
  Binding,
  HoldRequest,
  HoldResult,
  Subject,
  SubjectId,
} from '../../../src/journal/contract/subject.ts';
import type { Groups } from '../../../src/journal/contract/change.ts';

/** A subject with what the journal stores about it and does not show. */
export interface ModelSubject {
  shown: Subject;
  readonly groups: Groups;
  /** Its position in the opening order. */
  readonly number: number;
  fence: number;
  leasedUntil: number | null;
  pushed: boolean;
  receivedAt: Map<string, number>;
  /** Version created by a change id. */
  madeBy: Map<string, number>;
}

/** Stored part of an update; its array index is its position minus one. */
export interface ModelUpdate {
  readonly kind: string;
  readonly key: string;
  readonly version: number;
  readonly state: string;
  readonly occurredAt: number;
}

/** A number that leads to a subject. */
interface ModelBinding {
  readonly tenant: string;
  readonly kind: string;
  readonly number: string;
  readonly key: string;
  isReturned: boolean;
}

/** A part of a hold. */
interface ModelAttempt {
  readonly holder: string;
  readonly attempt: string;
  readonly takenAt: number;
  readonly runsOutAt: number;
}

/** The contract in its plainest form: arrays and maps, without indexes or persistence. */
export class JournalModel {
  readonly subjects = new Map<string, ModelSubject>();
  readonly streams = new Map<string, ModelUpdate[]>();
  /** Number of updates trimmed from the start of a tenant's stream. */
  readonly dropped = new Map<string, number>();

  /** In the order of binding. */
  readonly bindings: ModelBinding[] = [];
  /** Holds by tenant and name, in the order of joining, including expired ones. */
  readonly holds = new Map<string, readonly ModelAttempt[]>();

  find(id: SubjectId): ModelSubject | undefined {
    return this.subjects.get(nameOf(id));
  }

  write(shown: Subject, changeId: string, groups: Groups = {}): void {
    const { tenant, kind, key, version, state, changedAt } = shown;
    const before = this.find(shown);
    const subject = before ?? {
      shown,
      groups,
      number: this.subjects.size,
      fence: 0,
      leasedUntil: null,
      pushed: false,
      receivedAt: new Map<string, number>(),
      madeBy: new Map<string, number>(),
    };
    subject.shown = shown;
    subject.leasedUntil = null;
    subject.madeBy.set(changeId, version);
    this.subjects.set(nameOf(shown), subject);
    const stream = this.streams.get(tenant) ?? [];
    stream.push({ kind, key, version, state, occurredAt: changedAt });
    this.streams.set(tenant, stream);
  }

  /** Time from which a worker may take the subject; null if nothing is scheduled. */
  lookAt({ shown, leasedUntil }: ModelSubject): number | null {
    return shown.dueAt === null ? null : Math.max(shown.dueAt, leasedUntil ?? 0);
  }

  /** Scheduled subjects, the earliest first. */
  looks(): { readonly tenant: string; readonly at: number }[] {
    return [...this.subjects.values()]
      .flatMap((subject) => {
        const at = this.lookAt(subject);
        return at === null ? [] : [{ tenant: subject.shown.tenant, at }];
      })
      .toSorted((left, right) => left.at - right.at);
  }

  bind({ tenant, kind, key }: SubjectId, numbers: readonly string[]): void {
    for (const number of numbers) {
      const isBound = this.#boundTo(tenant, kind, number).some((binding) => binding.key === key);
      if (!isBound) this.bindings.push({ tenant, kind, number, key, isReturned: false });
    }
  }

  giveBack(tenant: string, { kind, number, key }: Binding): void {
    const last = this.#boundTo(tenant, kind, number).at(-1);
    if (last?.key === key) last.isReturned = true;
  }

  resolve(tenant: string, kind: string, number: string): Alias | null {
    const [former, last] = [undefined, ...this.#boundTo(tenant, kind, number)].slice(-2);
    return last
      ? { key: last.key, isReturned: last.isReturned, former: former?.key ?? null }
      : null;
  }

  #boundTo(tenant: string, kind: string, number: string): readonly ModelBinding[] {
    return this.bindings.filter(
      (binding) => binding.tenant === tenant && binding.kind === kind && binding.number === number,
    );
  }

  hold(
    name: string,
    { holder, attempt, runsOutAt, insteadOf }: HoldRequest,
    now: number,
  ): HoldResult {
    const alive = (this.holds.get(name) ?? []).filter((each) => each.runsOutAt > now);
    const last = alive.at(-1);
    const isOthers = last !== undefined && last.holder !== holder;
    if (isOthers && (insteadOf?.holder !== last.holder || insteadOf.attempt !== last.attempt)) {
      const { holder: by, attempt: newest, takenAt } = last;
      return { outcome: 'refused', by: { holder: by, attempt: newest, takenAt } };
    }
    const own = isOthers ? [] : alive;
    const isRepeated = own.some((each) => each.attempt === attempt);
    this.holds.set(
      name,
      isRepeated
        ? own.map((each) => (each.attempt === attempt ? { ...each, runsOutAt } : each))
        : [...own, { holder, attempt, takenAt: now, runsOutAt }],
    );
    return { outcome: 'held' };
  }

  release(name: string, attempt: string): void {
    const left = (this.holds.get(name) ?? []).filter((each) => each.attempt !== attempt);
    this.holds.set(name, left);
  }

  trim(before: number): void {
    for (const [tenant, stream] of this.streams) {
      const kept = stream.findIndex(({ occurredAt }) => occurredAt >= before);
      const dropped = kept === -1 ? stream.length : kept;
      this.dropped.set(tenant, Math.max(dropped, this.dropped.get(tenant) ?? 0));
      for (const { version, ...update } of stream.slice(0, dropped)) {
        const madeBy = this.find({ tenant, ...update })?.madeBy;
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

function nameOf({ tenant, kind, key }: SubjectId): string {
  return `${tenant}/${kind}/${key}`;
}
