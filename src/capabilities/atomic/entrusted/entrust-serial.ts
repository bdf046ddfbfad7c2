import type { Context } from '../../../graphql/context.ts';
import { entrust } from '../../../graphql/entrust.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { inputHash } from '../../../kernel/ids.ts';
import { PlatformError } from '../../../platform/errors.ts';
import type { RecordType, Sent, Structure } from '../../../platform/record/index.ts';
import type { Subject } from '../../../tracker/tracked.ts';
import { newSerial } from './serial.ts';
import { requestIn, type SerialKind } from './tracking.ts';

/** Business as a client gives it. */
interface Business<Request> {
  /** The caller's own number. */
  readonly key: string;
  /** What the client gave: the same number with other input is a conflict. */
  readonly input: unknown;
  /** The request but for its serial. */
  readonly request: Omit<Request, 'serial'>;
}

/**
 * Sends business that has a serial and returns how it stands. The serial is made once for a number and
 * kept before anything is sent; whoever gives the number again gets the same business. Where the answer
 * is still missing, it is asked for by the same request at once.
 *
 * Throws what `entrust` throws, and `NotPermitted` without the settings that serials are made of.
 */
export async function entrustSerial<Request extends Structure, Response extends RecordType>(
  context: Context,
  kind: SerialKind<Request, Response>,
  { key, input, request }: Business<Sent<Request>>,
): Promise<Subject> {
  const serial = newSerial(context);
  const subject = await entrust(context, {
    id: subjectId(context, kind.kind, key),
    inputHash: inputHash(input),
    snapshot: { request: { ...request, serial } },
    sendAgain: ({ snapshot }) => ({ request: snapshot['request'] }),
    firstLookMs: kind.cadence.firstMs,
    send: ({ snapshot }) => context.platform.call(kind.endpoint, requestIn(kind, snapshot)),
    accepted: (answer, { snapshot }) => kind.toFinding(snapshot, answer),
  });
  return subject.state === 'UNKNOWN' || subject.state === 'STALE'
    ? settle(context, kind, subject)
    : subject;
}

async function settle(context: Context, kind: SerialKind, subject: Subject): Promise<Subject> {
  const { app, platform } = context;
  try {
    const finding = await kind.ask(subject, { platform });
    return await app.tracker.note(subject, finding);
  } catch (error) {
    if (error instanceof PlatformError) return subject;
    throw error;
  }
}
