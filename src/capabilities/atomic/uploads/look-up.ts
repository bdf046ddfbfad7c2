import { type Context, perOperation } from '../../../graphql/context.ts';
import { subjectId } from '../../../graphql/operation.ts';
import { queryUpload } from '../wire/uploads/index.ts';
import {
  resultStateOf,
  toResultDetails,
  toResultFinding,
  updatedResults,
  uploadResult,
} from './tracking.ts';
import { type ResultView, toResult } from './types.ts';

const answers = perOperation(() => new Map<string, Promise<ResultView>>());

/** How an upload's result stands now; asked once within one operation. Throws what the platform answers. */
export function lookUpResult(context: Context, acceptanceSerial: string): Promise<ResultView> {
  const known = answers(context);
  const answer = known.get(acceptanceSerial) ?? find(context, acceptanceSerial);
  known.set(acceptanceSerial, answer);
  return answer;
}

/** What is over, be it that nobody answers any more, is not asked about. */
async function find(context: Context, acceptanceSerial: string): Promise<ResultView> {
  const { app, platform } = context;
  const subject = await app.journal.get(subjectId(context, uploadResult.kind, acceptanceSerial));
  if (subject?.final || subject?.state === 'STALE') return toResult(subject);
  const { results } = await platform.call(queryUpload, { acceptanceSerial });
  if (subject !== null) {
    return toResult(await app.tracker.note(subject, toResultFinding(subject, results)));
  }
  const snapshot = updatedResults(toResultDetails({}), results);
  return toResult({ key: acceptanceSerial, state: resultStateOf(snapshot), snapshot });
}
