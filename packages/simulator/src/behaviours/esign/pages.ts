import type { JsonObject } from '../../from-service.ts';
import type { World } from '../../world/world.ts';

/** Adds the parameters that such links have to the address of a page. */
export function withParameters(url: string, parameters: Record<string, string>): string {
  return `${url}?${new URLSearchParams({ ...parameters, lang: 'zh-CN' })}`;
}

/** Pushes to a caller's address, with a new `notifyNo` (document 3, section 6). */
export function push(url: string, body: JsonObject, world: World): void {
  const notifyNo = `N${String(world.nextNumber('esign notice')).padStart(8, '0')}`;
  world.push(url, { notifyNo, ...body });
}
