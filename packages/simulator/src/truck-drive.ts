import { type Place, route } from './seed/trucks.ts';

/** Position of a driving truck at a time. */
export interface Moment {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly place: Place;
  readonly kmPerHour: number;
}

/** Trucks drive along the route and back without a pause, at constant speed. */
const ONE_WAY_MS = 2 * 60 * 60 * 1000;

/** Position of the simulated truck at an instant; deterministic. */
export function momentAt(at: number): Moment {
  const phase = ((((at / ONE_WAY_MS) % 2) + 2) % 2) * routeKm;
  const place = placeAfter(phase <= routeKm ? phase : 2 * routeKm - phase);
  return { at, place, kmPerHour: Math.round(lengthKm(3_600_000)) };
}

/** Distance that the truck drives in a time, in kilometers. */
export function lengthKm(durationMs: number): number {
  return (routeKm * durationMs) / ONE_WAY_MS;
}

const legs = route.slice(1).map((end, index) => {
  const start = route[index] ?? end;
  return { start, end, km: distanceKm(start, end) };
});
const routeKm = legs.reduce((sum, { km }) => sum + km, 0);

function placeAfter(km: number): Place {
  let left = km;
  for (const { start, end, km: legKm } of legs) {
    if (left <= legKm) return between(start, end, left / legKm);
    left -= legKm;
  }
  return legs.at(-1)?.end ?? [0, 0];
}

function between(start: Place, end: Place, share: number): Place {
  // Receivers send six decimals: ten centimeters.
  const mix = (from: number, to: number): number =>
    Math.round((from + (to - from) * share) * 1e6) / 1e6;
  return [mix(start[0], end[0]), mix(start[1], end[1])];
}

/** Distance on a plane, which is accurate enough for a few kilometers. */
function distanceKm([x1, y1]: Place, [x2, y2]: Place): number {
  const kmPerDegree = 111.2;
  return Math.hypot((x2 - x1) * Math.cos((y1 * Math.PI) / 180), y2 - y1) * kmPerDegree;
}
