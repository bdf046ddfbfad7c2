import type { Update } from '../../src/journal/contract/subject.ts';
import { kinds } from '../../src/schema.ts';

/** Members that differ from run to run. */
const UNSTABLE = new Set([
  'inputPrints',
  'inputHints',
  'byteSize',
  'sha256',
  'traceContext',
  'endedAt',
  'sentAt',
  'timestamp',
]);

const stable = (name: string, member: unknown): unknown =>
  UNSTABLE.has(name) || member === null ? undefined : member;

/** Members of a snapshot that are the same in each run. */
export function shown(snapshot: string): string {
  // A snapshot is an object.
  const members = Object.entries(JSON.parse(snapshot, stable) as Record<string, unknown>);
  return JSON.stringify(Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** A text without the names, numbers and times of one run. */
export function withoutNames(text: string, id: string): string {
  return text
    .replaceAll(id, 'ID')
    .replaceAll(/\*{4,}\w\w/g, '****')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]?(?:\d\d:\d\d:\d\d[.\dZ+:]*)?/g, 'TIME')
    .replaceAll(/\b(?:ENT|PER|SEAL|FILE|TASK|H5)?[0-9a-f]{16,}\b/g, 'HEX')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{24,}/g, 'HEX')
    .replaceAll(/(?<![\d.])\d{7,}(?!\d)/g, '#')
    .replaceAll(/[A-Z]{2,}\d{8,}/g, 'NO#')
    .replaceAll(/http:\/\/127[^"\s]*/g, 'URL');
}

/** Violations of the rules for updates: versions without gap or repeat, states and details that are never taken back. */
export function disorderIn(updates: readonly Update[]): readonly string[] {
  const found: string[] = [];
  for (const [name, own] of Map.groupBy(updates, ({ kind, key }) => `${kind} ${key}`)) {
    const order = kinds.get(own[0]?.kind ?? '')?.stateOrder ?? [];
    own.forEach((update, index) => {
      const last = own[index - 1];
      if (last === undefined) return;
      if (update.version !== last.version + 1)
        found.push(`${name}: ${last.version}, ${update.version}`);
      const isBack =
        order.indexOf(update.state) < order.indexOf(last.state) &&
        !(last.state === 'NOT_SENT' && update.state === 'SUBMITTED') &&
        update.state !== 'STALE';
      const isRevoked = last.final && update.state !== last.state;
      const isCorrected = last.state === 'REJECTED' || last.state === 'NOT_ACCEPTED';
      if ((isBack || isRevoked) && !isCorrected)
        found.push(`${name}: ${last.state} → ${update.state}`);
      if (last.final && !update.final && !isCorrected) found.push(`${name}: no longer final`);
      // Addresses of files are removed once they are stored.
      const members = update.state === 'STORED' ? [] : Object.entries(last.snapshot);
      for (const [member, known] of members)
        if (known !== null && (update.snapshot[member] ?? null) === null && !FLEETING.has(member))
          found.push(`${name}: ${last.state} → ${update.state} loses ${member}`);
    });
    if (new Set(own.map(({ eventId }) => eventId)).size !== own.length)
      found.push(`${name}: an event twice`);
  }
  return found;
}

/** Members that a later fact replaces by none. */
const FLEETING = new Set([
  'unknownToPlatformSince',
  'rejection',
  'notice',
  'blockedBy',
  'blockedByCode',
  'blockedReason',
  'faceScanNumber',
  'payUrl',
  'signUrl',
]);
