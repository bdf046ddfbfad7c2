import type { ServedFile } from './world.ts';

/** Stands for a page of somebody behind the platform. What is done on it, the sandbox's own mutations do. */
export function standInPage(whose: string, purpose: string): ServedFile {
  const html = `<!doctype html><title>${purpose}</title><p>The simulated ${whose} page (${purpose}). It finishes by itself, or by the sandbox mutations.</p>`;
  return { type: 'text/html; charset=utf-8', bytes: Buffer.from(html) };
}
