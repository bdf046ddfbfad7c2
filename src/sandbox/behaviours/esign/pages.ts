import type { JsonObject } from '../../../kernel/json.ts';
import type { World } from '../../world.ts';

/** A page with the several parameters that such links have; one without all of them would be of no use. */
export function pageUrl(name: string, parameters: Record<string, string>, world: World): string {
  return `${world.fileUrl('esign', name)}&${new URLSearchParams({ ...parameters, lang: 'zh-CN' })}`;
}

/** Pushes to a caller's address, under a number of its own (document 3, section 6). */
export function push(url: string, body: JsonObject, world: World): void {
  const notifyNo = `N${String(world.nextNumber('esign notice')).padStart(8, '0')}`;
  world.push(url, { notifyNo, ...body });
}
