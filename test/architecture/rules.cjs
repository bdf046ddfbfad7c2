const { readdirSync, readFileSync } = require('node:fs');

// The project's import rules, for dependency-cruiser. Never loosen one to let a shortcut through.

// Which folder may import which. Read top to bottom: every arrow points up this list.
const mayImport = {
  messages: [],
  kernel: ['messages'],
  platform: ['kernel', 'messages'],
  messenger: ['kernel'],
  database: ['kernel'],
  journal: ['kernel', 'messenger', 'database'],
  subjects: ['kernel', 'messages', 'database', 'journal'],
  audit: ['kernel', 'journal'],
  documents: ['kernel', 'messages', 'subjects'],
  tracker: ['kernel', 'subjects'],
  callbacks: ['kernel', 'subjects', 'tracker'],
  graphql: ['kernel', 'messages', 'platform', 'subjects', 'documents', 'audit'],
  capabilities: ['kernel', 'messages', 'platform', 'subjects', 'callbacks', 'documents', 'graphql'],
  sandbox: ['kernel', 'messages'],
  server: ['kernel', 'messages', 'subjects', 'graphql', 'callbacks', 'documents', 'audit'],
  // Runs in browsers and knows the service by its schema alone, and the simulated platform's pages by their vocabulary.
  web: ['kernel'],
};

const WIRE = '^src/capabilities/[^/]+/wire([.]ts|/)';

// Pure rules without any input or output; the only other part of a capability that the sandbox may see.
const TAX_ENGINE = '^src/capabilities/scrap-purchase/tax/';

const layers = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-upward`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [
      ...[folder, ...allowed].map((name) => `^src/${name}/`),
      // The sandbox shares the tables of fields with the capabilities, and nothing that acts on them. The
      // one exception: its tax/calc-order computes with the same tax engine, which vectors worked out by
      // hand keep right, as a second one written from the same sentences would only repeat the first.
      ...(folder === 'sandbox' ? [WIRE, TAX_ENGINE] : []),
      ...(folder === 'subjects' ? ['^src/platform/errors[.]ts$'] : []),
    ],
  },
}));

// A dependency may be named in these files only, so that replacing it stays one folder's work.
const homes = {
  'graphql-yoga|ws': '^src/server/',
  'graphql-ws': '^src/(server|web)/',
  'react|react-dom|@mantine/[^/]+|@tabler/[^/]+|urql|@urql/[^/]+|wouter': '^src/web/',
  ioredis: '^src/messenger/',
  pg: '^src/(database|journal)/postgres/',
  '@pothos/[^/]+': '^src/(graphql|capabilities)/',
  undici:
    '^src/(platform|documents)/|^src/(kernel/proxies|sandbox/pushes|app/doctor/certificates)[.]ts$',
  'sonic-boom': '^src/kernel/',
  '@opentelemetry/[^/]+': '^src/app/open-telemetry[.]ts$',
  'prom-client': '^src/server/metrics/',
  cors: '^src/server/',
  'intl-messageformat': '^src/messages/',
  jose: '^src/server/',
};

const confined = Object.entries(homes).map(([packages, home]) => ({
  name: `${packages}-has-one-home`,
  severity: 'error',
  from: { path: '^src/', pathNot: home },
  to: { path: `(^|/)node_modules/(${packages})/|^(${packages})(/|$)` },
}));

const DEFINES_KIND = /\bdefine(?:Kind|KeptFiles)\(/;

/**
 * The files that define a kind, whatever their name: what a thing is and how it is polled has to be
 * readable, and testable, without its place in the schema.
 */
function definingKinds() {
  const folder = 'src/capabilities';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.ts') && readFileSync(file, 'utf8').search(DEFINES_KIND) >= 0);
  return files.map((file) => `^${file.replaceAll('.', '[.]')}$`).join('|') || '^$';
}

module.exports = {
  forbidden: [
    ...layers,
    ...confined,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'capability-sees-only-another-wire',
      severity: 'error',
      from: { path: '^src/capabilities/([^/]+)/' },
      to: { path: '^src/capabilities/[^/]+/', pathNot: ['^src/capabilities/$1/', WIRE] },
    },
    {
      name: 'wire-knows-no-graphql-and-no-tracking',
      severity: 'error',
      from: { path: WIRE },
      to: { path: '^src/', pathNot: ['^src/(kernel|messages|platform)/', WIRE] },
    },
    {
      name: 'tax-engine-is-pure',
      severity: 'error',
      from: { path: TAX_ENGINE },
      to: {
        pathNot: [TAX_ENGINE, '^src/(kernel|messages)/', '(^|/)node_modules/(@types/)?big[.]js/'],
      },
    },
    {
      name: 'kinds-know-no-graphql',
      severity: 'error',
      from: { path: definingKinds() },
      to: { path: '^src/graphql/' },
    },
    {
      name: 'context-shape-only',
      severity: 'error',
      from: { path: '^src/graphql/' },
      to: {
        path: '^src/(platform|journal|tracker|documents)/',
        pathNot: '^src/platform/(errors[.]ts|record/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-the-root',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/((main|app|schema|config|tenant-settings)[.]ts$|app/)',
      },
      to: { path: '^src/((main|app|schema|config|tenant-settings|settings)[.]ts$|app/)' },
    },
    {
      name: 'src-never-imports-test',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
    {
      // The image is installed without development dependencies. The pages are built before.
      name: 'src-runs-without-development-dependencies',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // An import that can't be resolved can't be judged by the rules above.
      name: 'every-import-resolves',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // dependency-cruiser 18 knows no TypeScript above 6 and would skip every .ts file in silence;
    // its other reader of TypeScript is swc. architecture.test.ts proves that it reads them. The one
    // form that it misses, import('…').Name in a type, is refused by the lint.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Types and documents only, printed by codegen.ts.
    exclude: { path: '^src/web/generated/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
