import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Removes the fonts from GraphiQL's style sheet: 300 KB of `data:` addresses, which the policy of the pages blocks. Text is
 * set in the system's fonts.
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
    // The policy of the pages allows `data:` addresses only for images, so every asset is a file of the service.
    assetsInlineLimit: 0,
    // The polyfill would run as an inline script, and every target browser preloads modules natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // It warns of a slow machine, and a warning ends the build.
      checks: { bundlerTimings: false },
      onLog(level, log, handle) {
        // React's compiler has already processed these directives of GraphiQL.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
      input: {
        board: at('index.html'),
        playground: at('playground.html'),
        pages: at('pages.html'),
      },
    },
    // The license of every bundled package must accompany the bundle.
    license: { fileName: 'licenses.md' },
    chunkSizeWarningLimit: 10_000,
    reportCompressedSize: false,
  },
});
