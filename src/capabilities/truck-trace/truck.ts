import { z } from 'zod';
import { endpointLoader } from '../../context/calls.ts';
import type { Context } from '../../context/context.ts';
import { type Json, type JsonObject, soleObject } from '../../kernel/json/json.ts';
import { truckTexts } from './texts.ts';
import { PlatformUnavailable } from '../../platform/errors.ts';
import { readPiecemeal } from '../../platform/record/record.ts';
import { type Decoded, encode, type Sent, UNRECOGNIZED } from '../../platform/record/index.ts';
import {
  conversionTo,
  type Convert,
  type CoordinateSystem,
  type Point,
  type Points,
  readPoint,
  readPoints,
} from './coordinates.ts';
import {
  PlateColor,
  checkRequest,
  checkTruck,
  traceMap,
  tracePosition,
  traceTrack,
  type truck,
  type truckPosition,
  truckTrack,
} from './wire.ts';

/** A truck, and the result of the free check. */
export type Truck = Decoded<typeof truck> & {
  /** Arguments of the query for further queries, with the color from the check. */
  readonly question: TruckQuestion;
  readonly plateNumber: string;
  /** Color for billed calls; null if neither the check nor the client named one. */
  readonly color: Json;
};

/** Names of a truck: its plate, and its color if known. */
export const truckQuestion = z.object({
  plateNumber: z.string(),
  plateColor: z
    .enum(PlateColor.entries.map(({ name }) => name))
    .nullable()
    .default(null),
});

type TruckQuestion = Readonly<z.infer<typeof truckQuestion>>;

/** A track in one coordinate system. Its members are decoded on access, and may throw. */
export type Track = Decoded<typeof truckTrack> & { readonly points: () => Points };

/** A position in one coordinate system. */
export type Position = Decoded<typeof truckPosition> & { readonly place: Point | null };

interface Window {
  readonly from: string;
  readonly to: string;
}

/** Checks a truck, once per operation. Throws a `PlatformError`. */
export async function findTruck(
  context: Context,
  request: Sent<typeof checkRequest>,
): Promise<Truck> {
  const { plateNumber, plateColor = null } = request;
  const checked = await checks(context).load(request);
  const isKnown = checked.plateColor !== null && checked.plateColor !== UNRECOGNIZED;
  const question = { plateNumber, plateColor: isKnown ? checked.plateColor : plateColor };
  const given = encode(checkRequest, request)['color'];
  const color = (checked.plateColorCode === null ? null : checked.raw?.['color']) ?? given ?? null;
  return { ...checked, question, plateNumber, color };
}

/** Positions of a truck in a time window; null if it cannot be traced. Throws a `PlatformError`. Billed. */
export async function trackOf(
  truck: Truck,
  { from, to }: Window,
  system: CoordinateSystem,
  context: Context,
): Promise<Track | null> {
  if (!truck.trackable) return null;
  const { all } = await tracks(context).load({ ...named(truck), from, to });
  return createTrack(all ?? {}, await conversionTo(system));
}

/** Page with a map of a truck's track; null if it cannot be traced or there is none. Throws a `PlatformError`. Billed. */
export async function mapOf(
  truck: Truck,
  wanted: Omit<Sent<typeof traceMap.request>, 'plateNumber' | 'color'>,
  context: Context,
): Promise<string | null> {
  if (!truck.trackable) return null;
  const { mapUrl } = await maps(context).load({ ...named(truck), ...wanted });
  return mapUrl;
}

/** Last position of a truck; null if it cannot be traced. Throws a `PlatformError`. Billed. */
export async function positionOf(
  truck: Truck,
  system: CoordinateSystem,
  context: Context,
): Promise<Position | null> {
  if (!truck.trackable) return null;
  const answer = await positions(context).load(named(truck));
  const place = soleObject(answer.raw?.['position']);
  return { ...answer, place: readPoint(place, await conversionTo(system)) };
}

const checks = endpointLoader(checkTruck);
const tracks = endpointLoader(traceTrack);
const maps = endpointLoader(traceMap);
const positions = endpointLoader(tracePosition);

/** Parameters of a billed call. Rejects a missing color, because the platform would bill its attempts to guess it. */
function named({ plateNumber, color }: Truck): { plateNumber: string; color: Json } {
  if (color === null)
    throw new PlatformUnavailable(truckTexts.noColor, {
      hint: truckTexts.sayColor,
      maybeApplied: false,
    });
  return { plateNumber, color };
}

function createTrack(answer: JsonObject, convert: Convert): Track {
  let read: Points | null = null;
  return Object.assign(readPiecemeal(truckTrack, answer), {
    points: () => (read ??= readPoints(answer, convert)),
  });
}
