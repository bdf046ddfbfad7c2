import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/config.ts';

const slips = [
  ['API_KEY', 'API_KEYS'],
  ['api_keys', 'API_KEYS'],
  ['APIKEYS', 'API_KEYS'],
  ['PLATFORM_BASE_ULR', 'PLATFORM_BASE_URL'],
  ['PLATFORM_URL', 'PLATFORM_BASE_URL'],
  ['PLATFORM_SECRET', 'PLATFORM_APP_SECRET'],
  ['REDIS_URI', 'REDIS_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DATA-DIR', 'DATA_DIR'],
  ['DOCUMENT_HOST', 'DOCUMENT_HOSTS'],
  ['PORTS', 'PORT'],
] as const;

test.each(slips)('%s is reported as a misspelling of %s', (given, meant) => {
  expect(readConfig({ [given]: 'x' }).misspellings).toEqual([{ given, meant }]);
});

const others = {
  HOSTNAME: 'fapiao-graph-7d9f-abcde',
  HOME: '/home/node',
  PATH: '/bin',
  PWD: '/app',
  NODE_ENV: 'production',
  REDIS_PORT: 'tcp://10.96.12.7:6379',
  REDIS_PORT_6379_TCP: 'tcp://10.96.12.7:6379',
  REDIS_PORT_6379_TCP_ADDR: '10.96.12.7',
  REDIS_SERVICE_HOST: '10.96.12.7',
  REDIS_SERVICE_PORT: '6379',
  REDIS_PASSWORD: 'of the container beside',
  XDG_DATA_DIRS: '/usr/share',
  OTEL_EXPORTER_OTLP_HEADERS: 'a=b',
  AWS_REGION: 'eu-central-1',
  KUBERNETES_PORT: 'tcp://10.96.0.1:443',
  API_KEY: '',
};

test('names of other programs and orchestrators, and empty ones, are not misspellings', () => {
  expect(readConfig(others).misspellings).toEqual([]);
});

const start = () =>
  readConfig({
    PLATFORM_BASE_URL: 'http://127.0.0.1:1',
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APPSECRET: 'never-shown',
  });

test('a start without a required setting names the possible misspelling, and never its value', () => {
  expect(start).toThrow(ConfigError);
  expect(start).toThrow(/PLATFORM_APPSECRET is no setting: PLATFORM_APP_SECRET may be meant/);
  expect(start).not.toThrow(/never-shown/);
});
