/**
 * The address of a kept file as this page may ask for it. Links name the service as the platform reaches it, which can be
 * another name of the same service; their path is the same everywhere.
 */
export function ownAddress(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname.slice(pathname.indexOf('/documents/')) + search;
}
