import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../src/config/config.ts';
import { readSettings } from '../../src/config/settings.ts';
import { textOf, yamlOf } from './files.ts';

const SETTINGS = Object.keys(readSettings({})).toSorted();
const FILLED = {
  API_KEYS: 'a-key-of-a-test-0123456789',
  CALLBACK_SECRET: 'a-secret-of-a-test-0123456789abcdef',
  POSTGRES_PASSWORD: 'anotherPasswordOfATest',
  REDIS_PASSWORD: 'aPasswordOfATest',
};

const composeFile = z.object({
  services: z.object({
    'fapiao-graph': z.object({
      environment: z.record(z.string(), z.union([z.string(), z.number().transform(String)])),
    }),
  }),
});

test('.env.example has all settings, empty, and the passwords of the servers of compose.yaml', async () => {
  const lines = (await textOf('.env.example')).split('\n');
  const assignments = lines.filter((line) => line !== '' && !line.startsWith('#'));
  expect(assignments.toSorted()).toEqual(
    [...SETTINGS, 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'].map((name) => `${name}=`).toSorted(),
  );
});

test('compose.yaml passes all settings to the service, from the variable of the same name', async () => {
  const environment = await composeEnvironment();
  expect(Object.keys(environment).toSorted()).toEqual(SETTINGS);
  const fixed = new Set(['DATA_DIR', 'HOST', 'METRICS_HOST', 'PORT']);
  const others = Object.entries(environment).filter(([name]) => !fixed.has(name));
  for (const [name, value] of others) expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
});

test("the service accepts compose.yaml's settings once four lines of .env.example are filled in", async () => {
  const environment = await composeEnvironment();
  const config = readConfig(interpolated(environment, FILLED));
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 4000,
    dataDir: '/data',
    storePrintFile: '/print/journal',
    platform: null,
  });
  expect(config.database?.url).toBe(
    'postgres://fapiao:anotherPasswordOfATest@postgres:5432/fapiao',
  );
  expect(config.redis).not.toBeNull();
});

test.each(['CALLBACK_SECRET', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'] as const)(
  'compose.yaml reports what is missing without %s',
  async (name) => {
    const environment = await composeEnvironment();
    expect(() => interpolated(environment, { ...FILLED, [name]: '' })).toThrow(name);
  },
);

test('the service of compose.yaml does not start without keys', async () => {
  const environment = interpolated(await composeEnvironment(), { ...FILLED, API_KEYS: '' });
  expect(() => readConfig(environment)).toThrow('HOST takes a loopback address');
});

async function composeEnvironment(): Promise<Readonly<Record<string, string>>> {
  return (await yamlOf('compose.yaml', composeFile)).services['fapiao-graph'].environment;
}

/** Compose's evaluation of `${NAME:-default}` and `${NAME:?reason}`, the innermost first. */
function interpolated(
  environment: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
): Record<string, string> {
  const innermost = /\$\{(\w+):([-?])([^${}]*)\}/;
  return Object.fromEntries(
    Object.entries(environment).map(([name, template]) => {
      let value = template;
      while (innermost.test(value)) {
        value = value.replace(innermost, (_whole, variable: string, kind, rest: string) => {
          const given = variables[variable] ?? '';
          if (given === '' && kind === '?') throw new Error(`${variable}: ${rest}`);
          return given === '' ? rest : given;
        });
      }
      return [name, value];
    }),
  );
}
