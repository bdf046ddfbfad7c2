/** A place on the earth, in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

/** A place on a canvas, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Places on the earth projected onto a canvas. */
export interface Projection {
  readonly toPoint: (place: Place) => Point;
  /** Number of pixels in a kilometer. */
  readonly pixelsPerKilometer: number;
}

const KILOMETERS_PER_DEGREE = 111.32;

/** Smallest extent of a map, so that the track of a parked truck is not magnified. */
const LEAST_KILOMETERS = 1;

/**
 * Fits places into a canvas, with the same scale in both directions. The width of a degree of longitude is taken at the
 * center of the map, which is accurate enough for the distance that a truck drives in a day.
 */
export function project(
  places: readonly Place[],
  {
    width,
    height,
    margin,
  }: { readonly width: number; readonly height: number; readonly margin: number },
): Projection {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = {
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
  };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  const across =
    (Math.max(...longitudes) - Math.min(...longitudes)) * KILOMETERS_PER_DEGREE * shrink;
  const along = (Math.max(...latitudes) - Math.min(...latitudes)) * KILOMETERS_PER_DEGREE;
  const pixelsPerKilometer = Math.min(
    (width - 2 * margin) / Math.max(across, LEAST_KILOMETERS),
    (height - 2 * margin) / Math.max(along, LEAST_KILOMETERS),
  );
  const scale = pixelsPerKilometer * KILOMETERS_PER_DEGREE;
  return {
    pixelsPerKilometer,
    toPoint: ({ longitude, latitude }) => ({
      x: width / 2 + (longitude - middle.longitude) * shrink * scale,
      y: height / 2 - (latitude - middle.latitude) * scale,
    }),
  };
}

/** A round number of kilometers (1, 2 or 5 with zeros) for a scale bar of at most `longestPixels`. */
export function roundScale(pixelsPerKilometer: number, longestPixels: number): number {
  const longest = longestPixels / pixelsPerKilometer;
  const magnitude = 10 ** Math.floor(Math.log10(longest));
  return ([5, 2].find((each) => each * magnitude <= longest) ?? 1) * magnitude;
}

/** Points along a line at equal distances in pixels, with the direction at each in radians. */
export function arrowsAlong(
  points: readonly Point[],
  gap: number,
): readonly (Point & { readonly angle: number })[] {
  const arrows: (Point & { readonly angle: number })[] = [];
  let left = gap / 2;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from === undefined) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    for (; left <= length; left += gap) {
      const part = left / length;
      arrows.push({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        angle,
      });
    }
    left -= length;
  }
  return arrows;
}
