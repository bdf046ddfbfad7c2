import { numbers } from '../../messages/numbers.ts';
import type { CheckedDigit } from '../../platform/record/index.ts';
import { withHints } from '../../subjects/kind/snapshot-marks.ts';
import type { Subjects } from '../../subjects/subjects.ts';

/** Wraps subjects so that the writes of a mutation's field also store the hints on its input. */
export function hinting(subjects: Subjects, digits: readonly CheckedDigit[]): Subjects {
  const hints = digits.flatMap(({ path, doubt }) =>
    doubt === null ? [] : [numbers.mayBeMistyped({ path, doubt })],
  );
  return {
    ...subjects,
    ensure: (kind, key, opening) =>
      subjects.ensure(kind, key, { ...opening, snapshot: withHints(opening.snapshot, hints) }),
    submitOnce: (kind, key, submission) =>
      subjects.submitOnce(kind, key, {
        ...submission,
        snapshot: withHints(submission.snapshot, hints),
      }),
    update: (kind, subject, change, revision) =>
      subjects.update(
        kind,
        subject,
        (known) => {
          const changed = change(known);
          if (changed === null) return null;
          return { ...changed, snapshot: withHints(changed.snapshot, hints, known.snapshot) };
        },
        revision,
      ),
  };
}
