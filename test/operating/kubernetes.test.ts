import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../src/config/config.ts';
import { readSettings } from '../../src/config/settings.ts';
import { startService } from '../harness.ts';
import { yamlOf } from './files.ts';

const FOLDER = 'examples/kubernetes';
const texts = z.record(z.string(), z.string());
const labels = z.object({ matchLabels: texts });
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });

const container = z.object({
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  lifecycle: z.object({ preStop: z.object({ sleep: z.object({ seconds: z.number() }) }) }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

const deployment = z.object({
  spec: z.object({
    selector: labels,
    template: z.object({
      metadata: z.object({ labels: texts }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([container]),
        volumes: z.array(z.object({ name: z.string() })),
      }),
    }),
  }),
});

const policyPort = z.object({ port: z.union([z.string(), z.number()]) });

test('the kustomization lists all files of the folder', async () => {
  const { resources } = await yamlOf(
    `${FOLDER}/kustomization.yaml`,
    z.object({ resources: z.array(z.string()) }),
  );
  const files = await readdir(join(import.meta.dirname, '../..', FOLDER));
  expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
  for (const file of resources)
    await yamlOf(`${FOLDER}/${file}`, z.looseObject({ apiVersion: z.string(), kind: z.string() }));
});

test('the pods get existing settings only, and start once the Secret is filled in', async () => {
  const environment = await podEnvironment();
  const settings = Object.keys(readSettings({}));
  expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([]);
  expect(() => readConfig(environment)).toThrow(ConfigError);
  const secret = {
    API_KEYS: 'a-key-of-a-test-0123456789',
    CALLBACK_SECRET: 'a-secret-of-a-test-0123456789abcdef',
    DATA_KEY: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    DATABASE_URL: 'postgres://user:password@postgres.example.com:5432/fapiao?sslmode=verify-full',
    PLATFORM_APP_KEY: 'key',
    PLATFORM_APP_SECRET: 'secret',
  };
  expect(Object.keys(secret).toSorted()).toEqual(Object.keys(await secretData()).toSorted());
  const { ports } = await podContainer();
  const config = readConfig({ ...environment, ...secret });
  expect(config).toMatchObject({
    port: portOf(ports, 'http'),
    metrics: { port: portOf(ports, 'metrics') },
    redis: { url: 'redis://fapiao-graph-redis:6379' },
  });
});

test('the probes use existing paths of the service', async () => {
  const service = await startService();
  const { startupProbe, readinessProbe, livenessProbe } = await podContainer();
  for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
    const answer = await fetch(new URL(httpGet.path, service.url));
    expect([httpGet.port, httpGet.path, answer.status]).toEqual(['http', httpGet.path, 200]);
  }
  expect(readinessProbe.httpGet.path).not.toBe(livenessProbe.httpGet.path);
});

test("a pod's grace period covers the duration of a stop", async () => {
  const { terminationGracePeriodSeconds } = await podSpec();
  const { lifecycle } = await podContainer();
  expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
    lifecycle.preStop.sleep.seconds + 10,
  );
});

test('each mount has a volume, and all selectors match these pods', async () => {
  const spec = await podSpec();
  const mounted = spec.containers[0].volumeMounts.map(({ name }) => name);
  expect(mounted.toSorted()).toEqual(spec.volumes.map(({ name }) => name).toSorted());
  const { selector, template } = (await yamlOf(`${FOLDER}/deployment.yaml`, deployment)).spec;
  const selectors = [
    selector.matchLabels,
    (
      await yamlOf(
        `${FOLDER}/pod-disruption-budget.yaml`,
        z.object({ spec: z.object({ selector: labels }) }),
      )
    ).spec.selector.matchLabels,
    (
      await yamlOf(
        `${FOLDER}/network-policy.yaml`,
        z.object({ spec: z.object({ podSelector: labels }) }),
      )
    ).spec.podSelector.matchLabels,
    (await yamlOf(`${FOLDER}/service.yaml`, z.object({ spec: z.object({ selector: texts }) }))).spec
      .selector,
  ];
  for (const each of selectors) expect(template.metadata.labels).toMatchObject(each);
});

test('the service, its monitor and the network policy name ports of the pods', async () => {
  const { ports } = await podContainer();
  const names = ports.map(({ name }) => name).toSorted();
  const service = await yamlOf(
    `${FOLDER}/service.yaml`,
    z.object({
      metadata: z.object({ labels: texts }),
      spec: z.object({ ports: z.array(z.object({ name: z.string(), targetPort: z.string() })) }),
    }),
  );
  expect(service.spec.ports.map(({ targetPort }) => targetPort).toSorted()).toEqual(names);
  const monitor = await yamlOf(
    `${FOLDER}/service-monitor.yaml`,
    z.object({
      spec: z.object({
        selector: labels,
        endpoints: z.tuple([z.object({ port: z.string(), path: z.string() })]),
      }),
    }),
  );
  expect(service.metadata.labels).toMatchObject(monitor.spec.selector.matchLabels);
  expect(monitor.spec.endpoints[0]).toMatchObject({ port: 'metrics', path: '/metrics' });
  const policy = await yamlOf(
    `${FOLDER}/network-policy.yaml`,
    z.object({ spec: z.object({ ingress: z.array(z.object({ ports: z.array(policyPort) })) }) }),
  );
  const open = policy.spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => String(port)));
  expect(open.toSorted()).toEqual(names);
});

async function podSpec(): Promise<z.output<typeof deployment>['spec']['template']['spec']> {
  return (await yamlOf(`${FOLDER}/deployment.yaml`, deployment)).spec.template.spec;
}

async function podContainer(): Promise<z.output<typeof container>> {
  return (await podSpec()).containers[0];
}

async function secretData(): Promise<Record<string, string>> {
  return (await yamlOf(`${FOLDER}/secret.yaml`, z.object({ stringData: texts }))).stringData;
}

/** Environment of a pod from ConfigMap, Secret, and its own `env`; the pod's address is arbitrary. */
async function podEnvironment(): Promise<Record<string, string>> {
  const { data } = await yamlOf(`${FOLDER}/config-map.yaml`, z.object({ data: texts }));
  const { env } = await podContainer();
  const own = Object.fromEntries(env.map(({ name, value }) => [name, value ?? '10.0.0.7']));
  return { ...data, ...(await secretData()), ...own };
}

function portOf(ports: z.output<typeof container>['ports'], name: string): number | undefined {
  return ports.find((port) => port.name === name)?.containerPort;
}
