/**
 * Address of a stored file, relative to the page. Links contain the public address at which the platform reaches the
 * service; the browser may use another address. Null if the link names no file.
 */
export function ownAddress(link: string): string | null {
  const { pathname = '', search = '' } = URL.parse(link) ?? {};
  const start = pathname.indexOf('/documents/');
  return start === -1 ? null : pathname.slice(start + 1) + search;
}
