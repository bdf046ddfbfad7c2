import type { Place } from './cursor.ts';
import type { Update } from '../contract/update.ts';

/** An update and the place right behind it. */
export interface Placed {
  readonly place: Place;
  readonly update: Update;
}
