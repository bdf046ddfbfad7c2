import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { PersonPages } from './page-view.ts';
import type { Controls } from './controls/index.ts';
import type { Counters } from './world/counters.ts';
import { textPage } from './pdf/new-file.ts';
import { exampleInvoice } from './behaviours/forward-invoicing/invoice-file.ts';
import { exampleContract } from './seed/contracts.ts';
import { createSandboxServer } from './gateway/server.ts';
import type { SandboxCredentials } from './gateway/signature.ts';
import { createSimulation, type SandboxEffects, type SimulationOptions } from './simulation.ts';

export interface SandboxOptions extends SimulationOptions {
  /** 0, the default, selects a free port. */
  readonly port?: number;
}

/** The platform, simulated from its documents: real HTTP on a loopback port. */
export interface Sandbox {
  /** Without a path, for example `http://127.0.0.1:41233`. */
  readonly baseUrl: string;
  readonly credentials: SandboxCredentials;
  readonly controls: Controls;
  readonly counters: Counters;
  /** Pages on which people do the steps that the platform waits for. */
  readonly pages: PersonPages;
  /** Address for links to those pages, without a slash at the end; before this call no server serves them. */
  servePagesAt(address: string): void;
  /** Sends the bank's notices to these addresses, of the tenants that share the key; see `World.notify`. */
  registerForNotices(addresses: readonly string[]): void;
  /** Effects so far. */
  effects(): SandboxEffects;
  /** Example files for contracts, by their ids. */
  readonly examples: ReadonlyMap<string, Buffer>;
  /**
   * Resolves, also on repeated calls, when the port is free and the file is closed. Pushes that are not delivered yet are sent
   * after the next start.
   */
  close(): Promise<void>;
}

/** The demo key. It only gives access to a sandbox, which listens on loopback only. */
const credentials: SandboxCredentials = {
  appKey: 'demo-app-key',
  appSecret: 'demo-app-secret',
};

const examples = new Map([
  ['example-invoice.pdf', exampleInvoice()],
  ['example-contract.pdf', exampleContract()],
  ['example-letter.pdf', textPage(['此文件不是合同，没有签署位置。'])],
]);

/** Starts a simulated platform. Rejects if the port is in use or the file cannot be written. */
export async function createSandbox({ port = 0, ...options }: SandboxOptions): Promise<Sandbox> {
  const simulation = createSimulation(options, credentials, () => baseUrl);
  const server = createSandboxServer(simulation, options);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A listening TCP server has an address and a port.
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  simulation.start();

  async function close(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    await simulation.stop();
  }

  let closing: Promise<void> | undefined;
  const { controls, counters, pages } = simulation;
  return {
    baseUrl,
    credentials,
    controls,
    counters,
    pages,
    servePagesAt: (address) => simulation.servePagesAt(address),
    registerForNotices: (addresses) => simulation.registerForNotices(addresses),
    effects: () => simulation.effects(),
    examples,
    close: () => (closing ??= close()),
  };
}
