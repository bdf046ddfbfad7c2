import { describe, expect, test } from 'vitest';
import { createRandom } from '../../faults/random.ts';
import { pickSort } from './model.ts';
import { Orders } from './orders.ts';
import { Publisher } from './publisher.ts';
import { stores } from './stores.ts';
import { type Comparison, Subscriber } from './subscriber.ts';

const SEED = 20_261_122;
const MEMBERS = 60;
const STEPS = 80;

describe.each(stores)('on %s', (_name, start) => {
  test('each of 60 members gets byte for byte what its own reader would send, whenever it joins, stalls, leaves and returns', async () => {
    const { url, application, log } = await start();
    const random = createRandom(SEED);
    const publisher = new Publisher(application.journal);
    const orders = new Orders(random.fork('orders'), publisher);
    const joins = random.fork('joins');
    const all: Subscriber[] = [];
    const away: Subscriber[] = [];
    const left: Comparison[] = [];

    const join = async (): Promise<void> => {
      const key = orders.pick();
      const subscriber = new Subscriber(url, `member-甲-${all.length}`, pickSort(joins), key);
      all.push(subscriber);
      const begin = joins.next();
      const known = publisher.updates.slice(-40);
      if (begin < 0.4) await subscriber.join(null);
      else if (begin < 0.7 || known.length === 0) await subscriber.join(await publisher.end());
      else await subscriber.join(joins.pick(known).cursor);
    };
    const here = (isStalled: boolean): Subscriber[] =>
      all.filter((each) => each.isHere && each.isStalled === isStalled);

    for (let step = 0; step < STEPS; step += 1) {
      // Concurrent steps are not awaited one by one.
      const atOnce: Promise<void>[] = [];
      for (let joining = 2; joining > 0 && all.length < MEMBERS; joining -= 1) atOnce.push(join());
      atOnce.push(orders.move(random.between(0, 4)));
      await Promise.all(atOnce);
      const chance = random.next();
      if (chance < 0.3 && here(false).length > 0) random.pick(here(false)).stall();
      else if (chance < 0.4 && here(true).length > 0) random.pick(here(true)).goOn();
      else if (chance < 0.65 && here(false).length > 0) {
        const leaving = random.pick(here(false));
        away.push(leaving);
        left.push(await leaving.leave(publisher, random.pick(['completes', 'closes'])));
      } else if (chance < 0.85) await away.shift()?.comeBack();
    }
    for (const each of here(true)) each.goOn();
    for (const each of away) await each.comeBack();
    await orders.finish();

    expect(all).toHaveLength(MEMBERS);
    // A failed read is reported in its frame, which then differs.
    expect(log.filter((line) => line.includes('PostgreSQL cannot be reached'))).toEqual([]);
    for (const comparison of left) expect(differenceOf(comparison)).toBeNull();
    for (const each of all) {
      expect(differenceOf(await each.check(publisher))).toBeNull();
    }
  });
});

/** Position of the first unexpected frame, with both frames shortened for comparison; null if all are as expected. */
function differenceOf({ received, owed }: Comparison): object | null {
  const length = Math.max(received.length, owed.length);
  for (let at = 0; at < length; at += 1) {
    if (received[at] !== owed[at])
      return { at, received: ends(received[at]), owed: ends(owed[at]) };
  }
  return null;
}

/** Start and end of a frame, which may have 70,000 characters. */
function ends(frame: string | undefined): string | undefined {
  return frame && `${frame.slice(0, 600)} … ${frame.slice(-300)}`;
}
