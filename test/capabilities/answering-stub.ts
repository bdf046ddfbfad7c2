import { sendEnvelope, startStub } from '../platform/stub-platform.ts';
import { startBefore } from '../scenario.ts';

/** Responses of a platform, by the end of the path; `{}` for any other path. */
export type Saying = Readonly<Record<string, object | string | number | boolean>>;

/** A service before a platform that returns success with these data for every call. */
export async function startSaying(saying: Saying): ReturnType<typeof startBefore> {
  const stub = await startStub((response, { path }) => {
    const [, data = {}] = Object.entries(saying).find(([end]) => path.endsWith(end)) ?? [];
    sendEnvelope(response, 'CYT_00000', data);
  });
  return startBefore(stub);
}
