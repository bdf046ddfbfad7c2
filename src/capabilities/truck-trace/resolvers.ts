import { fieldArg, fieldOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import { query } from '../../graphql/records/root-fields.ts';
import { upstream } from '../../graphql/schema/directives.ts';
import { asNode } from '../../graphql/schema/nodes.ts';
import { issueText } from '../../platform/record/index.ts';
import { truckTexts } from './texts.ts';
import { findTruck, mapOf, positionOf, trackOf, type Truck, truckQuestion } from './truck.ts';
import { CoordinateSystemType, TruckPosition, TruckTrack } from './types.ts';
import {
  checkRequest,
  checkTruck,
  mapRequest,
  traceMap,
  tracePosition,
  traceTrack,
  truck,
} from './wire.ts';

const { from, to, startAddress, endAddress } = mapRequest.fields;
const { plateNumber, plateColor } = checkRequest.fields;

const mapUrl = fieldOutput(traceMap.response.fields.mapUrl, {
  nullable: true,
  addition: 'Billed per call. Null without an error when `trackable` is false.',
});

/** In full seconds, as they are sent. */
const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** The rule over both ends of a window. */
const endsAfterItBegins: [
  (window: { from: string; to: string }) => boolean,
  { message: string; path: string[] },
] = [
  (window) => seconds(window.from) < seconds(window.to),
  { message: issueText(truckTexts.window), path: ['to'] },
];

const coordinates = {
  type: CoordinateSystemType,
  description: 'In which coordinates the answer is; WGS84 when left out.',
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
          'Where the truck was. Billed per call; the same window asked for twice in one operation, in whatever coordinates, is one call. Null without an error when `trackable` is false.',
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
    'A freight truck by its plate, for evidence of a transport. Asking for the truck itself is a free check, made once for an operation; `track`, `mapUrl` and `position` are billed. Null only beside an error.',
  endpoint: checkTruck,
  args: {
    plateNumber: fieldArg(plateNumber),
    plateColor: fieldArg(plateColor, {
      addition: 'It is checked all the same: the color that the check answers with counts.',
    }),
  },
  run: (context, request) => findTruck(context, request),
});
