import { createYoga, type Plugin } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { type HttpInfo, httpPlugins } from '../../src/server/http-plugins.ts';
import { createKnownDocuments } from '../../src/server/known-documents.ts';
import { createPersistedDocuments } from '../../src/server/persisted/persisted-documents.ts';
import { stepPlugins } from '../../src/server/step-plugins.ts';
import { createSubscribe } from '../../src/server/subscribe.ts';
import { createProbeSchema } from './probe-schema.ts';

/** Hooks of the steps, and of the start; a WebSocket and the direct way call them as yoga does. */
const HONORED = new Set([
  'onPluginInit',
  'onSchemaChange',
  'onEnveloped',
  'onParse',
  'onValidate',
  'onContextBuilding',
  'onExecute',
  'onSubscribe',
]);

const schema = createProbeSchema();

type Plugins = NonNullable<Parameters<typeof createYoga<HttpInfo>>[0]['plugins']>;

/** Hooks that are called for requests which yoga answers only, each as often as a plugin has it. */
function skippedHooks(plugins: Plugins): string[] {
  let all: readonly object[] = [];
  const seeAll: Plugin = { onPluginInit: ({ plugins }) => void (all = plugins) };
  createYoga<HttpInfo>({
    schema,
    plugins: [...plugins, seeAll],
    context: () => ({}),
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
  });
  return all
    .flatMap((plugin) => Object.keys(plugin))
    .filter((hook) => !HONORED.has(hook))
    .toSorted();
}

/** Hooks of yoga's own plugins; what each does there, the direct way's own checks do or leave to yoga. */
const ofYoga = skippedHooks([]);

function skippedBeside(plugins: Plugins): string[] {
  const rest = skippedHooks(plugins);
  for (const hook of ofYoga) rest.splice(rest.indexOf(hook), 1);
  return rest;
}

test.each([true, false])(
  'no plugin of a step has a hook that the direct way skips (introspection: %s)',
  (introspection) => {
    const known = createKnownDocuments(1_024);
    const plugins = [
      known.plugin,
      ...stepPlugins(schema, introspection, createSubscribe(schema), known.charge),
    ];
    expect(skippedBeside(plugins)).toEqual([]);
  },
);

test.each<keyof Plugin>([
  'onRequest',
  'onRequestParse',
  'onParams',
  'onExecutionResult',
  'onResultProcess',
  'onResponse',
  'instrumentation',
])('a plugin with %s would be found', (hook) => {
  expect(skippedBeside([{ [hook]: () => {} }])).toEqual([hook]);
});

test('the plugins of the HTTP part only read the request, hand an outcome over and name the request', () => {
  const persisted = createPersistedDocuments({
    trusted: new Map(),
    trustedOnly: false,
    sharedTexts: null,
  });
  expect(skippedBeside(httpPlugins(1_024, persisted))).toEqual([
    'onParams',
    'onRequestParse',
    'onResultProcess',
  ]);
});

test('yoga has no hooks of its own but those that were looked at when the direct way was written', () => {
  expect(ofYoga).toEqual([
    // Members of the body: the direct way takes only what passes here.
    'onParams',
    // Two paths that are none of this route's.
    ...Array.from({ length: 2 }, () => 'onRequest'),
    // Parsers, of which ours takes the place, and refusals of methods, lengths and lists.
    ...Array.from({ length: 7 }, () => 'onRequestParse'),
    // The form of the answer, by what the client accepts.
    'onResultProcess',
  ]);
});
