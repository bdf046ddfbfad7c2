/**
 * Address of a stored file, relative to the page. Links contain the public name and path of the service, by which the
 * platform reaches it; the browser may use another. Null if the link names no file.
 */
export function ownAddress(link: string): string | null {
  const { pathname = '', search = '' } = URL.parse(link) ?? {};
  const start = pathname.indexOf('/documents/');
  return start === -1 ? null : pathname.slice(start + 1) + search;
}
