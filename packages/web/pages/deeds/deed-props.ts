import type { Act } from '../../../../src/kernel/person-pages.ts';

/** What the form of a deed gets. */
export interface DeedProps {
  readonly act: (act: Act) => Promise<void>;
}
