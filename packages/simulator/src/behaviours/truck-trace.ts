import { type JsonObject, toShanghaiClock } from '../from-service.ts';
import { isClock } from '../world/calendar.ts';
import { type Answer, success } from '../gateway/envelope.ts';
import { isGiven, malformed, requiredText } from '../gateway/fields.ts';
import { route, type SeedTruck, seedTrucks } from '../seed/trucks.ts';
import { lengthKm, type Moment, momentAt } from '../truck-drive.ts';
import { type Behaviour, free, type ServedFile, type World } from '../world/world.ts';

/** Order in which the platform tries the colors of a plate. */
const PROBED = [2, 1, 3] as const;
const POINT_EVERY_MS = 30_000;
/** The documents set no longest window; in a longer one the points are further apart. */
const MOST_POINTS = 50_000;

/**
 * Truck trace (document 1, sections 2.7 and 4.4). The members of points and positions are not documented: the names here are this
 * sandbox's choice, and no code may rely on them.
 */
export const truckTrace: Behaviour = {
  product: 'truck-trace',
  endpoints: {
    '/api/v1/trace/check': free(check),
    '/api/v1/trace/track': { billed: true, answer: track },
    '/api/v1/trace/map': { billed: true, answer: map },
    '/api/v1/trace/position': { billed: true, answer: position },
  },
  file: (name) => mapPage(name),
};

function check(request: JsonObject): Answer {
  const { truck } = find(request);
  return success(truck ? { trackable: true, color: truck.color } : { trackable: false });
}

function track(request: JsonObject, world: World): Answer {
  const { truck, tries } = find(request);
  const { from, to } = readWindow(request);
  const until = Math.min(to, world.now());
  const moments = truck && truck.habit !== 'STANDS' ? drive(from, until) : [];
  if (moments.length === 0) {
    const hint = truck ? '该时段车辆静止或未上线' : '车辆未入网';
    return success({ found: false, mileage: 0, points: [], hint, raw: { code: 1006 } }, tries);
  }
  const points = moments.map((moment, index) =>
    truck?.habit === 'PATCHY' && index % 10 === 9 ? blind(moment) : seen(moment),
  );
  const mileage = Math.round(lengthKm(until - from) * 10) / 10;
  return success({ found: true, mileage, points, raw: { code: 1001 } }, tries);
}

function map(request: JsonObject, world: World): Answer {
  const { tries } = find(request);
  readWindow(request);
  const { plateNo, startTime, endTime, startAddr, endAddr } = request;
  const name = JSON.stringify([plateNo, startTime, endTime, startAddr ?? '', endAddr ?? '']);
  return success({ mapUrl: world.fileUrl('truck-trace', name) }, tries);
}

function position(request: JsonObject, world: World): Answer {
  const { truck, tries } = find(request);
  if (truck === undefined) return success({ position: null }, tries);
  return success({ position: seen(momentAt(truck.habit === 'STANDS' ? 0 : world.now())) }, tries);
}

/** The truck, and the number of colors tried: each try of a billed call is billed. */
function find(request: JsonObject): { truck: SeedTruck | undefined; tries: number } {
  const plateNumber = requiredText(request, 'plateNo');
  const colors = isGiven(request, 'color') ? [readColor(request['color'])] : PROBED;
  const trucks = seedTrucks.filter((truck) => truck.plateNumber === plateNumber);
  const index = colors.findIndex((color) => trucks.some((truck) => truck.color === color));
  const truck = trucks.find(({ color }) => color === colors[index]);
  return { truck, tries: index < 0 ? colors.length : index + 1 };
}

/** Accepts a number or a text, as the documents leave the type open. */
function readColor(value: unknown): number {
  return PROBED.find((color) => String(color) === String(value)) ?? malformed('color takes 1 to 3');
}

function readWindow(request: JsonObject): { from: number; to: number } {
  const from = readTime(request, 'startTime');
  const to = readTime(request, 'endTime');
  if (from >= to) malformed('endTime must be after startTime');
  return { from, to };
}

function readTime(request: JsonObject, name: string): number {
  const text = requiredText(request, name);
  if (!isClock(text)) malformed(`${name} must be yyyy-MM-dd HH:mm:ss`);
  return Date.parse(`${text.replace(' ', 'T')}+08:00`);
}

function drive(from: number, until: number): Moment[] {
  const everyMs = Math.max(POINT_EVERY_MS, (until - from) / MOST_POINTS);
  const count = Math.max(0, Math.floor((until - from) / everyMs) + 1);
  return Array.from({ length: count }, (_, index) => momentAt(from + index * everyMs));
}

function seen(moment: Moment): JsonObject {
  const [lon, lat] = moment.place;
  return { lon, lat, ...blind(moment) };
}

function blind({ at, kmPerHour }: Moment): JsonObject {
  return { gpsTime: toShanghaiClock(at), speed: kmPerHour };
}

/** Page in place of a map service's: the route as a line. */
function mapPage(name: string): ServedFile {
  // `map` encoded the name, a list of texts.
  const [plate, from, to, start, end] = (JSON.parse(name) as string[]).map((text) => escaped(text));
  const line = route.map(
    ([x, y]) => `${((x - 113.4) * 800).toFixed()},${((23.2 - y) * 800).toFixed()}`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${plate}</title>
<h1>${plate}</h1><p>${from} – ${to}</p><p>${start} → ${end}</p>
<svg width="480" height="560"><polyline fill="none" stroke="#06c" stroke-width="4" points="${line.join(' ')}"/></svg>`;
  return { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
