/**
 * The address of a kept file as this page may ask for it, relative to the page. Links name the service as the platform
 * reaches it, which can be another name and path of the same service.
 */
export function ownAddress(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname.slice(pathname.indexOf('/documents/') + 1) + search;
}
