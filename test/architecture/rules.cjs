const { readdirSync, readFileSync } = require('node:fs');

// The project's import rules, for dependency-cruiser. Never loosen one to let a shortcut through.

// The rooms of the house, and which of them each may import beside itself. Read from top to bottom: every arrow points
// up this list.
const rooms = {
  'src/messages': [],
  'src/kernel': ['src/messages'],
  'src/platform': ['src/kernel', 'src/messages'],
  'src/messenger': ['src/kernel'],
  'src/database': ['src/kernel'],
  'src/journal': ['src/kernel', 'src/messenger', 'src/database'],
  'src/subjects': ['src/kernel', 'src/messages', 'src/database', 'src/journal'],
  'src/audit': ['src/kernel', 'src/journal'],
  'src/webhooks': [
    'src/kernel',
    'src/messages',
    'src/database',
    'src/subjects',
    'src/subjects/tracker',
  ],
  'src/documents': ['src/kernel', 'src/messages', 'src/subjects'],
  'src/subjects/tracker': ['src/kernel', 'src/subjects'],
  'src/subjects/callbacks': ['src/kernel', 'src/subjects', 'src/subjects/tracker'],
  'src/readings': ['src/kernel'],
  'src/context': [
    'src/readings',
    'src/kernel',
    'src/messages',
    'src/platform',
    'src/subjects',
    'src/documents',
    'src/audit',
    'src/webhooks',
  ],
  'src/graphql': [
    'src/context',
    'src/kernel',
    'src/messages',
    'src/platform',
    'src/subjects',
    'src/documents',
    'src/audit',
    'src/webhooks',
  ],
  'src/capabilities': [
    'src/readings',
    'src/kernel',
    'src/messages',
    'src/platform',
    'src/subjects',
    'src/subjects/callbacks',
    'src/documents',
    'src/context',
    'src/graphql',
  ],
  'src/server': [
    'src/context',
    'src/kernel',
    'src/messages',
    'src/subjects',
    'src/subjects/callbacks',
    'src/graphql',
    'src/documents',
    'src/audit',
    'src/webhooks',
  ],
  'packages/simulator': [],
  'packages/client': [],
  'packages/web': ['packages/client'],
};

/** The files of a package that reach the service's sources; they say why each of them is shared. */
const FROM_SERVICE = {
  'packages/simulator': '^packages/simulator/src/(from-service|children)[.]ts$',
  'packages/web': 'packages/web/shared/from-service.ts',
};

/** The files of a room, without those of the rooms within it. */
function filesOf(room) {
  const within = Object.keys(rooms)
    .filter((other) => other.startsWith(`${room}/`))
    .map((other) => `${other.slice(room.length + 1)}/`);
  return `^${room}/${within.length === 0 ? '' : `(?!${within.join('|')})`}`;
}

const WIRE = '^src/capabilities/[^/]+/wire([.]ts|/)';

/** The sentences of a capability, which its rules answer with. */
const TEXTS = '^src/capabilities/[^/]+/texts[.]ts$';

// Pure rules without any input or output; the only part of a capability that the simulated platform may see.
const TAX_ENGINE = '^src/capabilities/scrap-purchase/tax/';
const LINE_AMOUNTS = '^src/capabilities/forward-invoicing/amounts[.]ts$';

/** The page of a person, as the simulated platform describes it and a browser shows it. */
const PAGE_VIEW = '^packages/simulator/src/page-view[.]ts$';

const layers = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-upward`,
  severity: 'error',
  from: { path: filesOf(room), pathNot: FROM_SERVICE[room] ?? [] },
  to: {
    path: '^(src|packages)/',
    pathNot: [
      ...[room, ...allowed].map(filesOf),
      ...(room === 'src/subjects' ? ['^src/platform/errors[.]ts$'] : []),
      // Apps read a QR code without the service, by the same code.
      ...(['src/capabilities', 'src/readings'].includes(room)
        ? ['^packages/client/src/invoice-code[.]ts$']
        : []),
    ],
  },
}));

const borrowed = Object.entries(FROM_SERVICE).map(([room, file]) => ({
  name: `${room}-takes-little-from-the-service`,
  severity: 'error',
  from: { path: file },
  to: {
    path: '^(src|packages)/',
    // The tax engine is the one rule that the simulated platform shares: vectors worked out by hand keep it right, and a
    // second one written from the same sentences would only repeat the first.
    // The board computes amounts while they are typed, by the rule that checks them.
    pathNot:
      room === 'packages/simulator'
        ? ['^src/(kernel|messages)/', TAX_ENGINE]
        : ['^src/(kernel|messages)/', LINE_AMOUNTS, PAGE_VIEW],
  },
}));

// A dependency may be named in these files only, so that replacing it stays one folder's work.
const homes = {
  'graphql-yoga|ws': '^src/server/',
  'graphql-ws': '^src/server/|^packages/',
  'react|react-dom|@mantine/[^/]+|urql|@urql/[^/]+|wouter': '^packages/(web|client)/',
  ioredis: '^src/messenger/',
  pg: '^src/(database|journal)/postgres/',
  '@pothos/[^/]+': '^src/(graphql|capabilities)/',
  undici:
    '^src/(platform|documents|webhooks)/|^(src/kernel/proxies|packages/simulator/src/pushes|src/operations/doctor/certificates)[.]ts$',
  '@opentelemetry/[^/]+': '^src/app/tracing/open-telemetry[.]ts$',
  'prom-client': '^src/(server/metrics/|(kernel/log/measurements|app/journal-figures)[.]ts$)',
  cors: '^src/server/',
  fflate: '^(src/readings|packages/simulator/src/behaviours|packages/web/board/lists)/',
  'csv-parse|image-size|saxes': '^src/readings/',
  'zxing-wasm': '^(src/readings|packages/web/board/tools/verify)/',
  hucre: '^src/documents/tables/',
  'intl-messageformat': '^src/messages/',
  jose: '^src/server/',
};

const confined = Object.entries(homes).map(([packages, home]) => ({
  name: `${packages}-has-one-home`,
  severity: 'error',
  from: { path: '^(src|packages)/', pathNot: home },
  to: { path: `(^|/)node_modules/(${packages})/|^(${packages})(/|$)` },
}));

/** The files of a capability that say its place in the schema. */
const KNOWS_GRAPHQL = '(/|-)(schema|edges|index)[.]ts$';

const DEFINES_KIND = /\bdefine(?:Kind|StoredFiles)\(/;

/**
 * The files of those names that define a kind: what a thing is and how it is polled has to be readable, and testable,
 * without its place in the schema.
 */
function definingKinds() {
  const folder = 'src/capabilities';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        file.search(KNOWS_GRAPHQL) >= 0 && readFileSync(file, 'utf8').search(DEFINES_KIND) >= 0,
    );
  return files.map((file) => `^${file.replaceAll('.', '[.]')}$`).join('|') || '^$';
}

/** What puts the rooms together, and what an operator runs. */
const ROOT = '^src/((main|app|schema)[.]ts$|(app|config|operations)/)';

module.exports = {
  forbidden: [
    ...layers,
    ...borrowed,
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
      to: { path: '^src/', pathNot: ['^src/(kernel|messages|platform)/', WIRE, TEXTS] },
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
      name: 'domain-knows-no-graphql',
      severity: 'error',
      from: { path: '^src/capabilities/', pathNot: [KNOWS_GRAPHQL, WIRE] },
      to: { path: '^src/graphql/' },
    },
    {
      name: 'context-shape-only',
      severity: 'error',
      from: { path: '^src/graphql/' },
      to: {
        path: '^src/(platform|journal|subjects/tracker|documents)/',
        pathNot: '^src/platform/(errors[.]ts|record/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-imports-the-root',
      severity: 'error',
      from: { path: '^(src|packages)/', pathNot: ROOT },
      to: { path: ROOT },
    },
    {
      name: 'src-never-imports-test',
      severity: 'error',
      from: { path: '^(src|packages)/' },
      to: { path: '^test/' },
    },
    {
      // The image is installed without development dependencies. The pages are built before.
      name: 'src-runs-without-development-dependencies',
      severity: 'error',
      from: { path: '^(src|packages/simulator)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // An import that can't be resolved can't be judged by the rules above.
      name: 'every-import-resolves',
      severity: 'error',
      from: { path: '^(src|packages/(simulator|web))/' },
      // A file that Vite takes by its address is no module.
      to: { couldNotResolve: true, pathNot: '[?]url$' },
    },
  ],
  options: {
    // dependency-cruiser 18 knows no TypeScript above 6 and would skip every .ts file in silence;
    // its other reader of TypeScript is swc. architecture.test.ts proves that it reads them. The one
    // form that it misses, import('…').Name in a type, is refused by the lint.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Types and documents only, printed by scripts/codegen.ts.
    exclude: { path: '^packages/web/generated/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
