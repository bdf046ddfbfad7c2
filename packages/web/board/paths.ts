/** The path of a thing's page. Ids contain characters that a path must escape. */
export function thingPath(id: string): string {
  return `/thing/${encodeURIComponent(id)}`;
}
