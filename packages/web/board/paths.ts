/** The path of a thing's page. Ids contain characters that a path must escape. */
export function thingPath(id: string): string {
  return `/thing/${encodeURIComponent(id)}`;
}

/** The id in a part of a path. A truncated escape matches nothing, as people cut addresses off. */
export function idIn(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
