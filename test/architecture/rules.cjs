// The project's import rules, for dependency-cruiser. Never loosen one to let a shortcut through.

// Which folder may import which. Read top to bottom: every arrow points up this list.
const mayImport = {
  kernel: [],
  platform: ['kernel'],
  journal: ['kernel'],
  documents: ['kernel'],
  tracker: ['kernel', 'journal'],
  callbacks: ['kernel', 'tracker'],
  graphql: ['kernel', 'platform', 'journal', 'tracker', 'documents'],
  capabilities: ['kernel', 'platform', 'tracker', 'callbacks', 'documents', 'graphql'],
  sandbox: ['kernel'],
  server: ['kernel', 'graphql', 'callbacks', 'documents'],
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
    ],
  },
}));

// A dependency may be named in these files only, so that replacing it stays one folder's work.
const homes = {
  'graphql-yoga|graphql-ws|ws': '^src/server/',
  ioredis: '^src/(journal/redis[^/]*|journal/redis/.*|app[.]ts)',
  '@pothos/[^/]+': '^src/(graphql|capabilities)/',
  undici: '^src/(platform|documents)/',
  pino: '^src/kernel/',
  jose: '^src/server/',
};

const confined = Object.entries(homes).map(([packages, home]) => ({
  name: `${packages}-has-one-home`,
  severity: 'error',
  from: { path: '^src/', pathNot: home },
  to: { path: `(^|/)node_modules/(${packages})/|^(${packages})(/|$)` },
}));

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
      to: { path: '^src/', pathNot: ['^src/(kernel|platform)/', WIRE] },
    },
    {
      name: 'tax-engine-is-pure',
      severity: 'error',
      from: { path: TAX_ENGINE },
      to: { pathNot: [TAX_ENGINE, '^src/kernel/', '(^|/)node_modules/(@types/)?big[.]js/'] },
    },
    {
      name: 'tracking-knows-no-graphql',
      severity: 'error',
      from: { path: '^src/capabilities/[^/]+/tracking[.]ts$' },
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
      from: { path: '^src/', pathNot: '^src/(main|app|schema)[.]ts$' },
      to: { path: '^src/(main|app|schema|config)[.]ts$' },
    },
    {
      name: 'src-never-imports-test',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
    {
      // The image is installed without development dependencies.
      name: 'src-runs-without-development-dependencies',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // What can't be resolved can't be judged by the rules above.
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
    enhancedResolveOptions: {
      extensions: ['.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
