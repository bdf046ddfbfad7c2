import type { Json } from '../../kernel/json/json.ts';
import { billed } from '../../platform/billing.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as r from '../../platform/record/index.ts';

/** Document 1, section 2.7. */
export const PlateColor = r.codes('PlateColor', 'Color of a number plate (车牌颜色).', {
  BLUE: ['1', 'Blue plate', '蓝牌'],
  YELLOW: ['2', 'Yellow plate', '黄牌'],
  YELLOW_GREEN: ['3', 'Yellow-green plate', '黄绿牌'],
});

const plateNumber = r.plateNumber('plateNo', {
  doc: 'The number on the plate, by GA 36: `粤B12345`, a new-energy truck’s `粤BD12345` or `粤B12345D`, a trailer’s `粤B1234挂`. Lowercase letters count as capitals; blanks, dots and dashes between its parts are removed.',
});

export const checkRequest = r.record('TruckCheckRequest', 'Check if a truck can be traced.', {
  plateNumber,
  plateColor: r.code('color?', PlateColor, {
    doc: 'Color of the plate. Without it the platform determines the color, free of charge.',
  }),
});

/** Response of the free check (document 1, section 4.4, rule 1). */
export const truck = r.record(
  'Truck',
  'A freight truck (货车), by its number plate. `trackable: false` is a result, not an error: there is no trace of it, and no billed call is made.',
  {
    trackable: r.flag('trackable', {
      doc: 'False when the vehicle is not on the GPS network: a private car, or a truck that is not registered there. Then `track`, `mapUrl` and `position` are null without an error and without a billed call; note start and end of the transport by hand.',
    }),
    plateColor: r.code('color?', PlateColor, {
      doc: 'The color that the check found. Every billed call passes it, so that the platform never tries the colors in billed calls. Null when the check named none.',
    }),
    raw: r.rest({ doc: 'The platform’s response to the check.' }),
  },
);

/** Color exactly as the check returned it: the documents do not say if the platform expects a number or a text. */
const foundColor: r.Field<Json, Json, Json, false, 'given'> = {
  ...r.code('color', PlateColor, { doc: 'The color that the check found.' }),
  write(value, into) {
    // A record passes each field only values of its own type.
    into['color'] = value as Json;
  },
};

const named = { plateNumber: r.hidden(plateNumber), color: r.hidden(foundColor) };

const window = {
  from: r.dateTime('startTime', { doc: 'Start of the window. Full seconds are sent.' }),
  to: r.dateTime('endTime', {
    doc: 'End of the window, at least a second after `from`. The platform names no longest window.',
  }),
};

const trackRequest = r.record('TruckTrackRequest', 'Where a truck was.', {
  ...named,
  ...window,
});

export const mapRequest = r.record('TruckMapRequest', 'A page that shows where a truck was.', {
  ...named,
  ...window,
  startAddress: r.text('startAddr?', { doc: 'Start of the transport, in words.' }),
  endAddress: r.text('endAddr?', { doc: 'End of the transport, in words.' }),
});

const positionRequest = r.record('TruckPositionRequest', 'Where a truck is.', named);

const isFound = r.flag('found', {
  doc: 'False when there is no trace in the window: the truck stood still, was not on the network then, or the window is wrong.',
});

/** A paid track with points counts as found even if the response does not say so. */
const found: typeof isFound = {
  ...isFound,
  read(source, name, into) {
    const { found: given = null, points } = source;
    const hasPoints = (r.listOf(points) ?? []).length > 0;
    if (hasPoints && (given === null || r.isBlank(given))) into[name] = true;
    else isFound.read(source, name, into);
  },
};

/** Document 1, section 4.4, rule 2. The points are read separately, because their fields are not documented. */
export const truckTrack = r.lazyRecord(
  'TruckTrack',
  'The trace of a truck (行驶轨迹). `found: false` is a result, not an error: read `hint`.',
  {
    found,
    hint: r.text('hint?', { doc: 'Reason why nothing was found, in the platform’s words.' }),
    mileage: r.decimal('mileage?', {
      as: 'number',
      doc: 'The distance driven in the window. The platform’s documents do not name its unit.',
    }),
    raw: r.rest({
      doc: 'The platform’s response with all points and, under `raw`, the response of its own source. Large: select it only when it is needed.',
    }),
  },
);

/** A point, whose fields are not documented (document 1, section 2.7). */
export const trackPoint = r.record('TrackPoint', 'A place where a truck was (轨迹点).', {
  raw: r.rest({
    doc: 'The point as the platform sent it, coordinates in WGS84: time, speed and other members. The platform’s documents do not describe it.',
  }),
});

/** The list in a track's response. It is read separately, so that one malformed point does not invalidate the others. */
export const trackPoints = r.list('points?', trackPoint, {
  doc: 'Positions of the truck, in the platform’s order; null only with an error. A day has thousands: to draw a line, take `geoJson`, which is half as large.',
});

/** Member by which the client finds the object in a list of one; it is decoded elsewhere. */
const known = (name: `${string}?`) =>
  r.hidden(r.verbatim(name, { doc: 'Decoded from the whole response.' }));

/** Document 1, section 4.4, rule 4. */
export const truckPosition = r.record(
  'TruckPosition',
  'The place that a truck last reported (最新位置). Longitude and latitude are null when the platform sent none that can be read; look into `raw` then.',
  {
    position: known('position?'),
    raw: r.rest({
      doc: 'The platform’s response; `position` in it is the truck’s report. The platform’s documents do not describe it.',
    }),
  },
);

/** The response is paid for, so it is read member by member: an unreadable member does not invalidate the others. */
const trackAnswer = r.record('TruckTrackAnswer', 'The original response.', {
  found: known('found?'),
  all: r.rest({ doc: 'Everything.' }),
});

const mapAddress = r.url('mapUrl', {
  doc: 'Address of a web page that shows the line of the trace on a map. How long it lives is not documented.',
});

/** Null or an empty text means that no page exists. A missing member, or one that is no address, tells nothing. */
const mapUrl: r.Field<string | null, string, string, false, 'given'> = {
  ...mapAddress,
  read(source, name, into) {
    const { mapUrl: given } = source;
    if (given === null || r.isBlank(given)) into[name] = null;
    else mapAddress.read(source, name, into);
  },
};

const mapPage = r.record('TruckMapPage', 'A page with a map.', { mapUrl });

/** Free (document 1, section 8). */
export const checkTruck = endpoint({
  path: '/api/v1/trace/check',
  request: checkRequest,
  response: truck,
  about: ['plateNo'],
  billed: null,
  effect: 'none',
});

/** A long window has tens of thousands of points; none of their numbers is an amount. */
export const traceTrack = endpoint({
  path: '/api/v1/trace/track',
  request: trackRequest,
  response: trackAnswer,
  about: ['plateNo'],
  billed: billed('truck-trace', 'per call'),
  effect: 'none',
  numbers: 'plain',
});

export const traceMap = endpoint({
  path: '/api/v1/trace/map',
  request: mapRequest,
  response: mapPage,
  about: ['plateNo'],
  billed: billed('truck-trace', 'per call'),
  effect: 'none',
});

export const tracePosition = endpoint({
  path: '/api/v1/trace/position',
  request: positionRequest,
  response: truckPosition,
  about: ['plateNo'],
  billed: billed('truck-trace', 'per call'),
  effect: 'none',
  numbers: 'plain',
});
