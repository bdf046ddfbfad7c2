import { createBehaviours } from './all.ts';

const described = createBehaviours();

/** Products that the key can be enabled for. */
export const products: readonly string[] = [...new Set(described.map(({ product }) => product))];

/** Paths of all endpoints and pages. */
export const paths: readonly string[] = [
  ...described.flatMap(({ endpoints }) => Object.keys(endpoints)),
  ...described.flatMap(({ pages = {} }) => Object.keys(pages)),
];
