import type { Decoded } from '../../platform/record/index.ts';
import type { ViewOf } from '../../subjects/kind/kind.ts';
import type { bankCommand } from './tracking.ts';
import type { bankAnswer } from './wire/index.ts';

/** A command as the schema shows it, with the text that is kept of its answer. */
export type CommandView = ViewOf<typeof bankCommand>;

/** A command that a client sent or repeated, and the answer that it gets: in full where this request had it sent. */
export interface SentCommand {
  readonly command: CommandView;
  readonly answer: Decoded<typeof bankAnswer> | null;
}
