/** The path of a thing's page. Ids are sealed texts, which a path may not hold as they are. */
export function thingPath(id: string): string {
  return `/thing/${encodeURIComponent(id)}`;
}
