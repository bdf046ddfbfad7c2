import { createKeyspace } from '../../src/journal/redis/keyspace.ts';
import { startCluster } from '../redis-server.ts';
import type { Outage } from './outages.ts';
import type { Store } from './store.ts';

/** Of every Cluster that a run starts. */
export const NODES = 3;

/** The tenant of all orders of a run, and the prefix of its keys: the service's own defaults. */
const TENANT = 'default';
const PREFIX = 'fapiao-graph';

/** Nodes notice quickly that one is gone, and the others go on serving what they have. */
const SETTINGS = '--cluster-node-timeout 1000 --cluster-require-full-coverage no'.split(' ');
/** A signal needs a moment to strike. */
const MARGIN_MS = 100;

/**
 * Starts a Cluster without replicas, so that nothing stands in for a node that is gone. Faults count the
 * nodes from the one that has the orders: while that is gone nothing can be written down for them.
 */
export async function openClusterStore(): Promise<Store> {
  const cluster = await startCluster(SETTINGS);
  // A frozen server would outlive a run that was broken off.
  const breakOff = (): void => {
    for (const node of cluster.nodes) void node.kill();
  };
  process.once('exit', breakOff);
  const first = await cluster.ownerOf(createKeyspace(PREFIX).rootOf(TENANT));
  const outages: Outage[] = [];
  let from = 0;
  return {
    env: () => ({
      REDIS_URL: cluster.url,
      REDIS_REPLICAS: '0',
      REDIS_CONNECT_TIMEOUT_SECONDS: '120',
    }),
    outages,
    async begin({ index, manner }) {
      const node = cluster.nodes[(first + index) % NODES];
      if (manner === 'freeze') node?.freeze();
      else await node?.kill();
      if (index === 0) from = Date.now() + MARGIN_MS;
    },
    async end({ index, manner }) {
      const to = Date.now();
      const node = cluster.nodes[(first + index) % NODES];
      if (manner === 'freeze') node?.thaw();
      else await node?.start();
      if (index === 0) outages.push({ from, to, backAt: Date.now() });
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', breakOff);
      await cluster.destroy();
    },
  };
}
