/** Degrees east and north; WGS84. */
export type Place = readonly [longitude: number, latitude: number];

/** A truck on the GPS network. */
export interface SeedTruck {
  readonly plateNumber: string;
  /** The platform's code: 1 blue, 2 yellow, 3 yellow-green. */
  readonly color: 1 | 2 | 3;
  /** `PATCHY` sends every tenth point without coordinates. */
  readonly habit: 'DRIVES' | 'STANDS' | 'PATCHY';
}

/** Trucks on the network; any other plate is unknown. Two trucks share a number in different colors. */
export const seedTrucks: readonly SeedTruck[] = [
  { plateNumber: '粤B12345', color: 2, habit: 'DRIVES' },
  { plateNumber: '粤B6T808', color: 1, habit: 'DRIVES' },
  { plateNumber: '粤B6T808', color: 2, habit: 'STANDS' },
  { plateNumber: '粤B20202D', color: 3, habit: 'PATCHY' },
  { plateNumber: '粤B30303', color: 2, habit: 'STANDS' },
];

/** Route from Shekou, Shenzhen, along the river to Huangpu, Guangzhou; approximate. */
export const route: readonly Place[] = [
  [113.912316, 22.543847],
  [113.8837, 22.5552],
  [113.8126, 22.6391],
  [113.8031, 22.7468],
  [113.6745, 22.8243],
  [113.5872, 22.9357],
  [113.5296, 23.0411],
  [113.4553, 23.1064],
];
