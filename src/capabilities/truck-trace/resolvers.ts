import { builder } from '../../graphql/builder.ts';
import { upstream } from '../../graphql/directives.ts';
import { checked, enumType, objectType, wireName } from '../../graphql/record-types.ts';
import { findTruck, mapOf, positionOf, trackOf, type Truck } from './truck.ts';
import { CoordinateSystemType, TruckPosition, TruckTrack } from './types.ts';
import {
  checkRequest,
  checkTruck,
  mapRequest,
  PlateColor,
  traceMap,
  tracePosition,
  traceTrack,
  truck,
} from './wire.ts';

const { from, to, startAddress, endAddress } = mapRequest.fields;
const { plateNumber, plateColor } = checkRequest.fields;

/** In full seconds, as they are sent. */
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** The rule over both ends of a window. */
const endsAfterItBegins: [
  (window: { from: string; to: string }) => boolean,
  { message: string; path: string[] },
] = [
  (window) => seconds(window.from) < seconds(window.to),
  { message: 'must be at least a second after `from`', path: ['to'] },
];

const coordinates = {
  type: CoordinateSystemType,
  description: 'In which coordinates the answer is; WGS84 when left out.',
} as const;

const TruckType = objectType<typeof truck, Truck>(truck, {
  more: (t) => {
    const window = {
      from: t.arg({
        type: 'DateTime',
        required: true,
        description: from.doc,
        directives: wireName(from),
        validate: checked(from),
      }),
      to: t.arg({
        type: 'DateTime',
        required: true,
        description: to.doc,
        directives: wireName(to),
        validate: checked(to),
      }),
    };
    return {
      plateNumber: t.exposeString('plateNumber', {
        description: 'The number as it was sent to the platform.',
        directives: wireName(plateNumber),
      }),
      track: t.field({
        type: TruckTrack,
        nullable: true,
        description:
          'Where the truck was. Billed per call; the same window asked for twice in one operation, in whatever coordinates, is one call. Null without an error when `trackable` is false.',
        directives: upstream(traceTrack),
        args: { ...window, coordinates: t.arg(coordinates) },
        validate: [endsAfterItBegins],
        resolve: (truck, { coordinates, ...window }, context) =>
          trackOf(truck, window, coordinates ?? 'WGS84', context),
      }),
      mapUrl: t.string({
        nullable: true,
        description: `${traceMap.response.fields.mapUrl.doc} Billed per call. Null without an error when \`trackable\` is false.`,
        directives: { ...upstream(traceMap), ...wireName(traceMap.response.fields.mapUrl) },
        args: {
          ...window,
          startAddress: t.arg.string({
            description: startAddress.doc,
            directives: wireName(startAddress),
            validate: checked(startAddress),
          }),
          endAddress: t.arg.string({
            description: endAddress.doc,
            directives: wireName(endAddress),
            validate: checked(endAddress),
          }),
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

builder.queryField('truck', (t) =>
  t.field({
    type: TruckType,
    nullable: true,
    description:
      'A freight truck by its plate, for evidence of a transport. Asking for the truck itself is a free check, made once for an operation; `track`, `mapUrl` and `position` are billed. Null only beside an error.',
    directives: upstream(checkTruck),
    args: {
      plateNumber: t.arg.string({
        required: true,
        description: plateNumber.doc,
        directives: wireName(plateNumber),
        validate: checked(plateNumber),
      }),
      plateColor: t.arg({
        type: enumType(PlateColor),
        description: `${plateColor.doc} It is checked all the same: the colour that the check answers with counts.`,
        directives: wireName(plateColor),
      }),
    },
    resolve: (_root, request, context) => findTruck(context, request),
  }),
);
