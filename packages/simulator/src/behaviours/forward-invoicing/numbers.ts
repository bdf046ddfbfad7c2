import { toShanghaiClock, toShanghaiDay } from '../../from-service.ts';
import type { World } from '../../world/world.ts';

/** Number of an invoice that is issued now, and the time of issue. */
export interface Ticket {
  readonly ticketSn: string;
  /** `yyyy-MM-dd HH:mm:ss` in Shanghai. */
  readonly issuedAt: string;
}

/** Digital invoice numbers have 20 digits and begin with year and region. */
export function nextTicket(world: World): Ticket {
  const serial = String(world.nextNumber('invoice')).padStart(12, '0');
  return {
    ticketSn: `${toShanghaiDay(world.now()).slice(2, 4)}442088${serial}`,
    issuedAt: toShanghaiClock(world.now()),
  };
}
