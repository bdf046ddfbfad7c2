import type { JsonObject } from '../../from-service.ts';
import type { World } from '../../world/world.ts';

/** A link with the several parameters that such links have, beside those of its page. */
export function withParameters(url: string, parameters: Record<string, string>): string {
  return `${url}?${new URLSearchParams({ ...parameters, lang: 'zh-CN' })}`;
}

/** Pushes to a caller's address, under a number of its own (document 3, section 6). */
export function push(url: string, body: JsonObject, world: World): void {
  const notifyNo = `N${String(world.nextNumber('esign notice')).padStart(8, '0')}`;
  world.push(url, { notifyNo, ...body });
}
