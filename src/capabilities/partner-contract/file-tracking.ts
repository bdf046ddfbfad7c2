import { z } from 'zod';
import { defineKeptFiles } from '../../documents/kept-files.ts';
import type { PollContext } from '../../platform/client/client.ts';
import { keptText } from '../../platform/record/index.ts';
import { download } from './wire.ts';

/** Finished contracts, by the caller's number. The platform keeps them for good, so it is tried for long. */
export const contractFile = defineKeptFiles({
  kind: 'partner-contract-file',
  givenUp: {
    state: 'STALE',
    afterMs: 30 * 24 * 60 * 60_000,
  },
  longestMs: 60 * 60_000,
  remembered: z.object({ contractNo: keptText }),
  sources: [
    async ({ contractNo }, { platform }: PollContext) => {
      if (contractNo === null) throw new Error('A contract that is fetched has its number.');
      const { content } = await platform.call(download, { contractNo });
      return [{ label: 'pdf', format: 'pdf', title: contractNo, bytes: content }];
    },
  ],
});
