import { createYoga, type Plugin } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/kernel/time/clock.ts';
import { DEFAULT_CAPS } from '../../src/server/caps/caps.ts';
import { createMeters } from '../../src/server/caps/meter.ts';
import { createLocalQuotas } from '../../src/server/caps/allowance.ts';
import { createExecute } from '../../src/server/execution/execution.ts';
import { FairTurns } from '../../src/kernel/turns.ts';
import { type HttpInfo, httpPlugins } from '../../src/server/pipeline/http-plugins.ts';
import { createDocumentCache } from '../../src/server/execution/document-cache.ts';
import { createPersistedDocuments } from '../../src/server/persisted/persisted-documents.ts';
import { stepPlugins } from '../../src/server/pipeline/limits.ts';
import { createSubscribe } from '../../src/server/hub/subscribe.ts';
import { createMeasurements } from '../../src/kernel/log/measurements.ts';
import { createProbeSchema } from './probe-schema.ts';

/**
 * Hooks of the start, of subscriptions, which the fast path never takes, and of a document before it is parsed; the suites
 * that run on both ways show that these read nothing else.
 */
const HONORED = new Set(['onPluginInit', 'onSchemaChange', 'onParse', 'onValidate', 'onSubscribe']);

const schema = createProbeSchema();

type Plugins = NonNullable<Parameters<typeof createYoga<HttpInfo>>[0]['plugins']>;

/** Hooks called only for requests that yoga handles, once per plugin. */
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

/** Hooks of yoga's own plugins; the fast path does their work in its own checks, or leaves the request to yoga. */
const ofYoga = skippedHooks([]);

function skippedBeside(plugins: Plugins): string[] {
  const rest = skippedHooks(plugins);
  for (const hook of ofYoga) rest.splice(rest.indexOf(hook), 1);
  return rest;
}

test.each([true, false])(
  'no plugin of a step has a hook that the fast path skips (introspection: %s)',
  (introspection) => {
    const known = createDocumentCache(1_024, createMeasurements());
    const caps = { defaults: DEFAULT_CAPS, capsOf: () => ({}), quotas: createLocalQuotas() };
    const meters = createMeters(caps, systemClock);
    const subscribe = createSubscribe(schema, {
      introspection,
      meters,
      turns: new FairTurns(),
    });
    const execute = createExecute(schema, {
      introspection,
      charge: known.charge,
    });
    const plugins = [known.plugin, ...stepPlugins(schema, introspection, execute, subscribe)];
    // The fast path runs `execute` itself.
    expect(skippedBeside(plugins)).toEqual(['onExecute']);
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
  'onEnveloped',
  'onContextBuilding',
  'onExecute',
])('a plugin with %s would be detected', (hook) => {
  expect(skippedBeside([{ [hook]: () => {} }])).toEqual([hook]);
});

test('the plugins of the HTTP layer only read the request, format the result and set headers', () => {
  const persisted = createPersistedDocuments(
    {
      trusted: new Map(),
      trustedOnly: false,
      sharedTexts: null,
    },
    createMeasurements(),
  );
  expect(
    skippedBeside(httpPlugins({ maxBodyBytes: 1_024, maxBodyValues: 1_024 }, persisted, 15_000)),
  ).toEqual(['onRequestParse', 'onResponse', 'onResultProcess']);
});

test('yoga has no own hooks besides those reviewed for the fast path', () => {
  expect(ofYoga).toEqual([
    // This service's own hook, which the fast path calls.
    'onContextBuilding',
    // graphql-js' hook, which this service replaces, and the masking of errors, which are public here already.
    'onExecute',
    'onExecute',
    // Members of the body: the fast path takes only a body that passes here.
    'onParams',
    // Two paths outside of this route.
    ...Array.from({ length: 2 }, () => 'onRequest'),
    // Parsers, which this service replaces, and rejections of methods, lengths and lists.
    ...Array.from({ length: 7 }, () => 'onRequestParse'),
    // The response format, by the client's Accept header.
    'onResultProcess',
  ]);
});
