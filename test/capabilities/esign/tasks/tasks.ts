import { expect } from 'vitest';
import { createTask, type Parties, TASK_UPDATES, taskId, taskOf } from '../walk.ts';
import type { Scenario } from '../../../scenario.ts';
import type { Step } from '../../../following.ts';

export const HOUR = 60 * 60_000;

/** A key of the task, and the cursor to follow it from. */
interface Named {
  readonly signingTaskId?: string;
  readonly taskNo?: string;
  readonly after?: string | null;
}

export const follow = (
  service: Scenario,
  { after = null, ...by }: Named = { signingTaskId: taskId },
) => service.subscribe<Step>(TASK_UPDATES, { by, after });

/** Creates the task; resolves with the platform's number of it. */
export async function created(
  service: Scenario,
  parties: Parties,
  change: object = {},
): Promise<string> {
  const { taskNo } = await createTask(service, taskOf(parties, change));
  expect(taskNo).toMatch(/^ST/);
  return String(taskNo);
}
