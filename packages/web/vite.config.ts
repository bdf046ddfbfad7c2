import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * GraphiQL's style sheet holds fonts as `data:` addresses, of 300 KB: the policy of the pages refuses them, and text is set
 * in the system's.
 */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/graphiql\/dist\/style\.css$/ },
    handler: (css) => css.replaceAll(/@font-face *\{[^}]*\}/g, ''),
  },
};

const at = (page: string): string => join(import.meta.dirname, page);

/** From `/sandbox/pages/<token>`, where `pages.html` is served, to the root of the service. */
const PAGES_ROOT = '../../';

/** The pages of the service. `scripts/build-web.ts` builds them; see docs/decisions/pages/pages.md. */
export default defineConfig({
  root: import.meta.dirname,
  // A proxy may serve the pages below a path.
  base: './',
  experimental: {
    renderBuiltUrl: (name, { hostId, hostType }) =>
      hostType === 'html' && hostId === 'pages.html' ? PAGES_ROOT + name : { relative: true },
  },
  plugins: [withoutFonts, react()],
  build: {
    target: 'es2023',
    // The policy of the pages allows no `data:` address but for images, and takes a file of ours for any.
    assetsInlineLimit: 0,
    // Its few lines would run inline; every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // React's compiler has read these directives of GraphiQL's already.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      input: {
        board: at('index.html'),
        playground: at('playground.html'),
        pages: at('pages.html'),
      },
    },
    // The terms of every package that is built in: all of them ask to stand beside it.
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 10_000,
    reportCompressedSize: false,
  },
});
