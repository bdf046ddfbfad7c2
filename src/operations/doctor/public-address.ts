import { lookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_FILE } from '../../subjects/callbacks/receiver.ts';
import type { Config } from '../../config/config.ts';
import { isPublicAddress, isLoopback } from '../../kernel/hosts.ts';
import { IDENTITY_PATH, identityProof, randomId } from '../../kernel/ids.ts';
import { type Check, fault, type Finding, note } from './check.ts';
import { exchange, findUnreachable, NoResponse } from './exchange.ts';

/** Checks that `PUBLIC_URL` leads to this service and that the platform can reach it. */
export const publicAddressCheck: Check = {
  name: 'public address',
  async run(config) {
    const { publicUrl } = config;
    if (publicUrl === null) return [];
    const hidden = await findHidden(config, new URL(publicUrl).hostname);
    return [...hidden, ...(await findStranger(config, publicUrl))];
  },
};

/** Finds an address outside the public internet, which the platform cannot reach. */
async function findHidden({ platform }: Config, host: string): Promise<readonly Finding[]> {
  if (platform === null || isLoopback(new URL(platform.baseUrl).hostname)) return [];
  if (isLoopback(host)) {
    return fault(
      'PUBLIC_URL names the loopback interface of this machine.',
      'The platform cannot push, and links to files work on this machine only.',
      'Set it to the name by which others reach this service.',
    );
  }
  const name = host.replace(/^\[(.*)\]$/, '$1');
  const addresses = await lookup(name, { all: true }).catch(() => []);
  if (addresses.length === 0 || addresses.some(({ address }) => isPublicAddress(address)))
    return [];
  return note(
    'PUBLIC_URL resolves to a private network from this machine.',
    'The platform can push only if the name resolves to a public address from outside.',
    'Resolve it from outside.',
  );
}

async function findStranger(config: Config, publicUrl: string): Promise<readonly Finding[]> {
  const secret = await secretOf(config);
  const isHere = await respondsHere(config);
  if (secret === null || !isHere) {
    return note(
      'No service responds on this machine at HOST and PORT.',
      'PUBLIC_URL cannot be checked without it.',
      'Run this beside the running service.',
    );
  }
  const challenge = randomId();
  try {
    const { status, body } = await exchange(config, publicUrl + IDENTITY_PATH + challenge);
    if (status === 200 && body === identityProof(secret, challenge)) return [];
    return fault(
      `Another server responds at PUBLIC_URL (HTTP ${status}).`,
      'Pushes and links to files go to that server.',
      'Configure the proxy to forward all paths to this service; instances need the same CALLBACK_SECRET.',
    );
  } catch (error) {
    if (error instanceof NoResponse) return findUnreachable('PUBLIC_URL', error);
    throw error;
  }
}

/** Secret with which the service signs; null before its first start. */
async function secretOf({ callbackSecret, dataDir }: Config): Promise<string | null> {
  return callbackSecret ?? readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => null);
}

async function respondsHere(config: Config): Promise<boolean> {
  const { host, port } = config;
  const anywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const local = anywhere[host] ?? host;
  const name = local.includes(':') ? `[${local}]` : local;
  return exchange(config, `http://${name}:${port}/health/live`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
