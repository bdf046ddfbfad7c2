import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import type { Input } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { extendValidity } from '../wire/quota.ts';
import { validityExtension } from './tracking.ts';

/** Extends the validity of quota, once. Throws what `entrust` throws. */
export function extend(
  context: Context,
  extensionId: string,
  input: Input<(typeof extendValidity)['request']>,
): Promise<Subject> {
  const request = { ...input };
  return entrust(context, {
    id: subjectId(context, validityExtension.kind, extensionId),
    inputHash: inputHash(input),
    snapshot: { request },
    firstLookMs: validityExtension.cadence.firstMs,
    send: () => context.platform.call(extendValidity, input),
    accepted: (answer) => ({
      state: 'EXTENDED',
      final: true,
      snapshot: { request, answer: { ...answer } },
    }),
  });
}
