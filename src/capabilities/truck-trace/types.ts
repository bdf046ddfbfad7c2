import { builder } from '../../graphql/schema/builder.ts';
import { fieldOutput } from '../../graphql/records/record-fields.ts';
import { objectType } from '../../graphql/records/record-types.ts';
import type { CoordinateSystem } from './coordinates.ts';
import { type Point, toLineString } from './points.ts';
import type { Position, Track } from './truck.ts';
import { trackPoint, trackPoints, truckPosition, truckTrack } from './wire.ts';

export const CoordinateSystemType = builder.enumType('CoordinateSystem', {
  description:
    'How places are written down (坐标系). A map that expects another system than it is given shows everything shifted by hundreds of meters.',
  values: {
    WGS84: { description: 'GPS’ own, as the platform sends it; what GeoJSON means.' },
    GCJ02: {
      description:
        'For Chinese map services such as Amap and Tencent. Places outside of China stay in WGS84, as on these maps.',
    },
    BD09: { description: 'For Baidu’s maps. Places outside of China stay in WGS84.' },
  } satisfies Record<CoordinateSystem, object>,
});

const TrackPoint = objectType<typeof trackPoint, Point>(trackPoint, {
  more: (t) => ({
    longitude: t.exposeFloat('longitude', {
      description: 'Degrees east, in the coordinates asked for.',
    }),
    latitude: t.exposeFloat('latitude', {
      description: 'Degrees north, in the coordinates asked for.',
    }),
  }),
});

export const TruckTrack = objectType<typeof truckTrack, Track>(truckTrack, {
  more: (t) => ({
    points: t.field({
      ...fieldOutput(trackPoints),
      type: [TrackPoint],
      resolve: ({ points }) => points().readable,
    }),
    unreadablePoints: t.int({
      nullable: true,
      description:
        'How many points were left out because no longitude and latitude in degrees could be read; they stand in `raw`. Null only beside an error.',
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

export const TruckPosition = objectType<typeof truckPosition, Position>(truckPosition, {
  more: (t) => ({
    longitude: t.float({
      nullable: true,
      description: 'Degrees east, in the coordinates asked for.',
      resolve: ({ place }) => place?.longitude,
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north, in the coordinates asked for.',
      resolve: ({ place }) => place?.latitude,
    }),
  }),
});
