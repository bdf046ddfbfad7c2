/*
 * What one turn of the event loop brings goes on step by step, each step for all of it: a piece of code that another
 * request ran a moment ago is still in the processor's caches, and of several writes to a process that sleeps only the
 * first has to wake it. What is alone in its turn waits for nothing.
 */

/** So many go on before there is a look at what they did: where each takes long, the others must be able to wait. */
const AT_ONCE = 8;

const arrived: (() => void)[] = [];
let calls: (() => void)[] = [];
let answers: (() => void)[] = [];
let isPlanned = false;

/** Goes on with what has arrived completely, once everything else that this turn brings has arrived. */
export function goOnTogether(goOn: () => void): void {
  arrived.push(goOn);
  plan();
}

/** Sends a call at the end of the turn. */
export function callTogether(send: () => void): void {
  calls.push(send);
  plan();
}

/** Writes an answer at the end of the turn, behind all calls: they are waited for, it is not. */
export function answerTogether(write: () => void): void {
  answers.push(write);
  plan();
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  setImmediate(goOnWithSome);
  // Node runs all ticks and microtasks between the two, and with them the work of those who go on.
  setImmediate(writeAll);
}

function goOnWithSome(): void {
  for (const goOn of arrived.splice(0, AT_ONCE)) goOn();
  // A tick that is asked for in a microtask comes when all microtasks have run, those of the work among them.
  if (arrived.length > 0) queueMicrotask(() => process.nextTick(goOnWithSome));
}

function writeAll(): void {
  isPlanned = false;
  const sending = calls;
  const writing = answers;
  calls = [];
  answers = [];
  for (const send of sending) send();
  for (const write of writing) write();
  if (arrived.length > 0) plan();
}
