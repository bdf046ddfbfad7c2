import { type Context, perOperation } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { canonicalJson } from '../../../kernel/ids.ts';
import { status } from '../wire/seller.ts';
import { questionOf, reverseSeller, stateOf, toDetails, toFinding, updated } from './tracking.ts';
import { type SellerView, toSeller } from './types.ts';

/** Names a seller, with what the journal may not know of them. */
export interface SellerQuestion {
  readonly userId: string;
  readonly vendorId?: string | null | undefined;
  readonly taxNumber?: string | null | undefined;
  readonly transNo?: string | null | undefined;
}

const answers = perOperation(() => new Map<string, Promise<SellerView>>());

/** How a seller stands now; the same question twice within one operation is asked once. Throws what the platform answers. */
export function lookUpSeller(context: Context, question: SellerQuestion): Promise<SellerView> {
  const known = answers(context);
  const key = canonicalJson(question);
  const answer = known.get(key) ?? find(context, question);
  known.set(key, answer);
  return answer;
}

async function find(context: Context, { userId, ...given }: SellerQuestion): Promise<SellerView> {
  const { app, platform } = context;
  const subject = await app.journal.get(subjectId(context, reverseSeller.kind, userId));
  const known = toDetails(subject?.snapshot ?? {});
  const asked = {
    ...known,
    vendorId: given.vendorId ?? known.vendorId,
    taxNumber: given.taxNumber ?? known.taxNumber,
    transNo: given.transNo ?? known.transNo,
  };
  const answer = await platform.call(status, questionOf(userId, asked));
  const now = { ...toSeller(userId, 'NEW', updated(asked, answer)), raw: answer.raw };
  if (subject === null) return { ...now, state: stateOf(now), isOurs: false };
  // An onboarded seller is remembered as they were then; what the platform says now is newer.
  if (subject.final) return { ...now, state: subject.state };
  const { state } = await app.tracker.note(subject, toFinding(subject, answer));
  return { ...now, state };
}
