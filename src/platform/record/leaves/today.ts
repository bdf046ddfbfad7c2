import { type Clock, systemClock } from '../../../kernel/time/clock.ts';
import { toShanghaiDay } from '../../../kernel/time/shanghai.ts';

type Time = Pick<Clock, 'now'>;

let time: Time = systemClock;

/** Checks an input with the clock of the service that was sent it. A check takes no turn of the event loop, so no other one sees this clock. */
export function checkedAt<T>(clock: Time, check: () => T): T {
  const before = time;
  time = clock;
  try {
    return check();
  } finally {
    time = before;
  }
}

/** True for a day, `yyyy-MM-dd`, that has not begun in China. */
export function isAfterToday(day: string): boolean {
  return day > toShanghaiDay(time.now());
}
