import { z } from 'zod';
import { createLookUp, type Shown } from '../../../context/look-up.ts';
import { queryUpload } from '../wire/uploads/index.ts';
import { toResultObservation, uploadResult } from './tracking.ts';

/** The result of an upload as shown in the schema. */
export type ResultView = Shown<typeof uploadResult> & { readonly key: string };

/**
 * Current result of an upload, queried once per operation. A final result is not queried, nor one that the tax bureau
 * no longer reports. Throws the platform's errors.
 */
export const lookUpResult = createLookUp(uploadResult, {
  find: ({ subjects }, acceptanceSerial: string) => subjects.get(uploadResult, acceptanceSerial),
  isSettled: ({ final, state }) => final || state === 'STALE',
  toView: (view): ResultView => view,
  async findElsewhere({ platform }, acceptanceSerial): Promise<ResultView> {
    const answer = await platform.call(queryUpload, { acceptanceSerial });
    const seen = toResultObservation({ snapshot: {} }, answer);
    return { ...uploadResult.view({ ...seen, key: acceptanceSerial }), isExternal: true };
  },
});

/** A result is identified by its serial, here and at the tax bureau. */
export const externalLookup = {
  question: z.string(),
  questionOf: ({ key }: ResultView) => key,
  find: lookUpResult,
};
