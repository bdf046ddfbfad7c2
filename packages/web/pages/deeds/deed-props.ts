import type { Act } from '../../shared/from-service.ts';

/** Props of the form of a deed. */
export interface DeedProps {
  readonly act: (act: Act) => Promise<void>;
}
