import * as fc from 'fast-check';
import {
  advance,
  claim,
  correct,
  mark,
  open,
  postpone,
  read,
  recordPush,
  rescheduleEarlier,
  tick,
  trim,
} from './model-commands.ts';
import { count, list } from './model-lists.ts';
import { checkNumbers, hold, release } from './model-names.ts';

/** Sequences in which everything that matters happens often. */
export const commands = fc.commands(
  [
    open,
    open,
    advance,
    advance,
    advance,
    correct,
    correct,
    recordPush,
    claim,
    claim,
    postpone,
    rescheduleEarlier,
    mark,
    read,
    checkNumbers,
    hold,
    release,
    list,
    count,
    tick,
    trim,
  ],
  { maxCommands: 80, size: 'max' },
);

/** Sequences in which numbers are bound, returned and bound anew. */
export const numberCommands = fc.commands([open, advance, advance, checkNumbers, checkNumbers], {
  maxCommands: 80,
  size: 'max',
});

/** Sequences in which pages are turned while what they show moves. */
export const listCommands = fc.commands(
  [open, open, open, advance, advance, correct, list, list, list, list, count, tick, trim],
  { maxCommands: 80, size: 'max' },
);

/** Sequences of what holds do with each other. */
export const holdCommands = fc.commands([hold, hold, hold, release, tick, trim], {
  maxCommands: 80,
  size: 'max',
});
