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

/** Sequences in which all important events are frequent. */
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

/** Sequences in which pages are read while their subjects change. */
export const listCommands = fc.commands(
  [open, open, open, advance, advance, correct, list, list, list, list, count, tick, trim],
  { maxCommands: 80, size: 'max' },
);

/** Sequences of holds that affect each other. */
export const holdCommands = fc.commands([hold, hold, hold, release, tick, trim], {
  maxCommands: 80,
  size: 'max',
});
