import { z } from 'zod';
import { defineStoredFiles } from '../../../documents/stored-files.ts';
import { esignTexts } from '../texts.ts';
import type { PollContext } from '../../../platform/client/client.ts';
import { answerOrNull } from '../../../platform/errors.ts';
import { keptText } from '../../../platform/record/index.ts';
import { detailOfTask } from '../wire/task.ts';

/** An address expires soon, but each query returns a new one. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;

/** Files of completed signing tasks; the key is the caller's id of the task. Addresses are not stored. */
export const signedContract = defineStoredFiles({
  kind: 'signed-contract',
  names: ['Files of signing tasks', '签署任务文件'],
  of: 'signing-task',
  givenUp: {
    state: 'LOST',
    afterMs: GIVE_UP_AFTER_MS,
  },
  longestMs: 60 * 60_000,
  remembered: z.object({ taskNo: keptText, initiatorSigningPartyId: keptText }),
  sources: [
    async ({ taskNo, initiatorSigningPartyId }, { platform }: PollContext) => {
      if (taskNo === null || initiatorSigningPartyId === null) return null;
      const task = await answerOrNull(
        platform.call(detailOfTask, { taskNo, initiatorSigningPartyId }),
      );
      return (task?.contracts ?? []).map(({ address }, index) => ({
        label: esignTexts.file({ number: index + 1 }),
        format: 'pdf',
        title: `${taskNo}-${index + 1}`,
        address,
      }));
    },
  ],
});
