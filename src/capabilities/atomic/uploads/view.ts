import type { ViewOf } from '../../../subjects/kind/kind.ts';
import type { uploadResult } from './tracking.ts';

/** An upload's result as the schema shows it. */
export type ResultView = ViewOf<typeof uploadResult> & { readonly elsewhere?: boolean };
