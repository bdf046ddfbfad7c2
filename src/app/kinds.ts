import { capabilities } from '../capabilities/index.ts';
import { byName } from '../subjects/kind/kind.ts';

/** Everything that is followed, by its name. */
export const kinds = byName(capabilities.flatMap(({ tracked }) => tracked));
