import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { spawnService } from '../../harness.ts';

/** Standard input, output and error alone: a file that is opened gets a higher number. */
const NO_MORE_FILES = 3;

test('metrics whose renderer could not be loaded for want of file handles are read once there are some', async () => {
  const { url, process: service } = await spawnService();
  const prlimit = (...args: readonly string[]): string =>
    execFileSync('prlimit', ['--pid', String(service.pid), ...args]).toString();
  const before = prlimit('--nofile', '--noheadings', '--output', 'SOFT').trim();
  // Its only connection stays open, as the service accepts none without file handles.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = async (path: string): Promise<string> => {
    const [response] = (await once(get(url + path, { agent }), 'response')) as [IncomingMessage]; // as node:http says
    return `${response.statusCode} ${await text(response)}`;
  };
  expect(await ask('/health/live')).toMatch(/^200 /);

  prlimit(`--nofile=${NO_MORE_FILES}:`);
  expect(await ask('/metrics')).toMatch(/^500 /);
  prlimit(`--nofile=${before}:`);
  expect(await ask('/metrics')).toMatch(/^200 [^]*fapiao_graph_/);
});
