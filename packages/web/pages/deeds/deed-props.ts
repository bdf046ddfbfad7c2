import type { Act } from '../../shared/from-service.ts';

/** What the form of a deed gets. */
export interface DeedProps {
  readonly act: (act: Act) => Promise<void>;
}
