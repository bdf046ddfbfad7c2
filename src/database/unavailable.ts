import { Unavailable } from '../kernel/unavailable.ts';

/** The record cannot be reached or written. Nothing may be acknowledged or sent. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';
}

/** Pages of the file cannot be read any more: an operator has to put a copy back. */
export class DatabaseDamaged extends DatabaseUnavailable {}
