import { fieldArg, fieldOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { query } from '../../graphql/followed/followed.ts';
import { describedEnum } from '../../graphql/schema/code-enums.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { asNode } from '../../graphql/schema/nodes.ts';
import { issueText } from '../../platform/record/index.ts';
import { type CoordinateSystem, type Point, toLineString } from './coordinates.ts';
import { truckTexts } from './texts.ts';
import {
  findTruck,
  mapOf,
  type Position,
  positionOf,
  type Track,
  trackOf,
  type Truck,
  truckQuestion,
} from './truck.ts';
import {
  checkRequest,
  checkTruck,
  mapRequest,
  traceMap,
  tracePosition,
  traceTrack,
  trackPoint,
  trackPoints,
  truck,
  truckPosition,
  truckTrack,
} from './wire.ts';

const CoordinateSystemType = describedEnum<CoordinateSystem>(
  'CoordinateSystem',
  'Coordinate system of positions (坐标系). With the wrong system, a map shows positions shifted by hundreds of meters.',
  {
    WGS84: 'Coordinates of GPS, as the platform sends them and GeoJSON requires them.',
    GCJ02:
      'For Chinese map services such as Amap and Tencent. Places outside of China stay in WGS84, as on these maps.',
    BD09: 'For Baidu’s maps. Places outside of China stay in WGS84.',
  },
);

const TrackPoint = objectType<typeof trackPoint, Point>(trackPoint, {
  more: (t) => ({
    longitude: t.exposeFloat('longitude', {
      description: 'Degrees east, in the requested coordinates.',
    }),
    latitude: t.exposeFloat('latitude', {
      description: 'Degrees north, in the requested coordinates.',
    }),
  }),
});

const TruckTrack = objectType<typeof truckTrack, Track>(truckTrack, {
  more: (t) => ({
    points: t.field({
      ...fieldOutput(trackPoints),
      type: [TrackPoint],
      resolve: ({ points }) => points().readable,
    }),
    unreadablePoints: t.int({
      nullable: true,
      description:
        'Number of points that were omitted because their longitude or latitude in degrees could not be read; `raw` contains them. Null only with an error.',
      resolve: ({ points }) => points().unreadable,
    }),
    geoJson: t.field({
      type: 'JSONObject',
      nullable: true,
      description:
        'All points as a GeoJSON LineString (RFC 7946), longitude before latitude; null for fewer than two points. GeoJSON means WGS84; with other `coordinates` it holds those, for maps that expect them.',
      resolve: ({ points }) => toLineString(points()),
    }),
  }),
});

const TruckPosition = objectType<typeof truckPosition, Position>(truckPosition, {
  more: (t) => ({
    longitude: t.float({
      nullable: true,
      description: 'Degrees east, in the requested coordinates.',
      resolve: ({ place }) => place?.longitude,
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north, in the requested coordinates.',
      resolve: ({ place }) => place?.latitude,
    }),
  }),
});

const { from, to, startAddress, endAddress } = mapRequest.fields;
const { plateNumber, plateColor } = checkRequest.fields;

const mapUrl = fieldOutput(traceMap.response.fields.mapUrl, {
  nullable: true,
  addition:
    'Billed per call. Null without an error when `trackable` is false, and when the platform made no page.',
});

/** Full seconds, the unit of the request. */
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** Rule for both ends of a window. */
const endsAfterItBegins: [
  (window: { from: string; to: string }) => boolean,
  { message: string; path: string[] },
] = [
  (window) => seconds(window.from) < seconds(window.to),
  { message: issueText(truckTexts.window), path: ['to'] },
];

const coordinates = {
  type: CoordinateSystemType,
  description: 'Coordinate system of the result; WGS84 if omitted.',
} as const;

const TruckType = objectType<typeof truck, Truck>(truck, {
  more: (t) => {
    const window = { from: fieldArg(from), to: fieldArg(to) };
    return {
      plateNumber: t.expose(
        'plateNumber',
        fieldOutput(plateNumber, { description: 'The number as it was sent to the platform.' }),
      ),
      track: t.field({
        type: TruckTrack,
        nullable: true,
        description:
          'Trace of the truck. Billed per call; the same window selected twice in one operation, in any coordinates, is one call. Null without an error when `trackable` is false.',
        directives: upstream(traceTrack),
        args: { ...window, coordinates: t.arg(coordinates) },
        validate: [endsAfterItBegins],
        resolve: (truck, { coordinates, ...window }, context) =>
          trackOf(truck, window, coordinates ?? 'WGS84', context),
      }),
      mapUrl: t.field({
        ...mapUrl,
        directives: { ...upstream(traceMap), ...mapUrl.directives },
        args: {
          ...window,
          startAddress: fieldArg(startAddress),
          endAddress: fieldArg(endAddress),
        },
        validate: [endsAfterItBegins],
        resolve: (truck, wanted, context) => mapOf(truck, wanted, context),
      }),
      position: t.field({
        type: TruckPosition,
        nullable: true,
        description:
          'The place that the truck last reported. Billed per call. Null without an error when `trackable` is false.',
        directives: upstream(tracePosition),
        args: { coordinates: t.arg(coordinates) },
        resolve: (truck, { coordinates }, context) =>
          positionOf(truck, coordinates ?? 'WGS84', context),
      }),
    };
  },
});

asNode(TruckType, {
  keyOf: ({ question }) => question,
  find: (context, key) => findTruck(context, truckQuestion.parse(key)),
  description:
    'Opaque and stable, for `node(id)`, which checks the truck as `truck` does, free of charge. The same whether or not its color was given.',
});

query(TruckType, {
  name: 'truck',
  description:
    'A freight truck by its plate, for evidence of a transport. The truck itself takes one free check per operation; `track`, `mapUrl` and `position` are billed. Null only with an error.',
  endpoint: checkTruck,
  args: {
    plateNumber: fieldArg(plateNumber),
    plateColor: fieldArg(plateColor, {
      addition: 'The color is checked in any case: the color that the check returns counts.',
    }),
  },
  run: (context, request) => findTruck(context, request),
});
