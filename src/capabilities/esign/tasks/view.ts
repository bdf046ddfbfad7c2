import type { Shown } from '../../../context/look-up.ts';
import type { signingTask } from './tracking.ts';

/** A task as the schema shows it. */
export type TaskView = Shown<typeof signingTask>;
