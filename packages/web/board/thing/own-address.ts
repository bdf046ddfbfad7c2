/**
 * The address of a kept file as this page may ask for it, relative to the page. Links name the service as the platform
 * reaches it, which can be another name and path of the same service. Null for what is no link to a file.
 */
export function ownAddress(link: string): string | null {
  const { pathname = '', search = '' } = URL.parse(link) ?? {};
  const start = pathname.indexOf('/documents/');
  return start === -1 ? null : pathname.slice(start + 1) + search;
}
