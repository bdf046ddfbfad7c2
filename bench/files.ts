import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { exampleContract } from '../packages/simulator/src/seed/contracts.ts';
import { type Spawned, spawnService } from './application.ts';
import { temporaryFolder } from './folder.ts';
import { createClient } from './http-client.ts';
import { spread } from './measure.ts';
import { ms, type Table, times } from './table.ts';

const MIB = 1024 * 1024;

const CREATE = `mutation ($input: ContractInput!) {
  createContract(input: $input) { __typename ... on Contract { contractNo } ... on Error { message } }
}`;

/** A contract of 60 MiB: most of it is a comment before its end, which PDF readers skip. */
function largeContract(): Buffer<ArrayBuffer> {
  const small = exampleContract();
  const end = small.lastIndexOf('startxref');
  const filler = Buffer.alloc(60 * MIB - small.length, 'x');
  filler[0] = '%'.charCodeAt(0);
  filler[filler.length - 1] = '\n'.charCodeAt(0);
  return Buffer.concat([small.subarray(0, end), filler, small.subarray(end)]);
}

/** Uploads a contract as browsers do; rejects unless it is created. */
async function createContract(url: string, id: string, contract: Blob): Promise<void> {
  const input = {
    contractId: id,
    companyTaxNumber: '91440300MA5F0A0A1X',
    name: '再生资源收购合同',
    file: null,
    signerName: '张建国',
    signerIdNumber: '110101198503154217',
    signerPhone: '13800138000',
  };
  const body = new FormData();
  body.append('operations', JSON.stringify({ query: CREATE, variables: { input } }));
  body.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  body.append('0', contract, 'contract.pdf');
  const answer = await (await fetch(`${url}/graphql`, { method: 'POST', body })).text();
  if (!answer.includes('contractNo')) throw new Error(`The service answered ${answer}`);
}

interface Peak {
  readonly riseBytes: number;
  readonly tookMs: number;
  readonly p99Ms: number;
}

/** Uploads several contracts at once, and meanwhile samples the service's memory and sends it small queries. */
async function send(
  { url, pid }: Spawned,
  names: readonly string[],
  contract: Blob,
): Promise<Peak> {
  await using client = createClient(url);
  const idle = await residentBytes(pid);
  const over = new AbortController();
  let peak = idle;
  const waits: number[] = [];
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentBytes(pid));
      const askedAt = performance.now();
      // A process that was blocked closes idle connections as overdue, so the client retries once.
      await client.query('{ __typename }').catch(() => client.query('{ __typename }'));
      waits.push(performance.now() - askedAt);
    }
  };
  const sendAll = async (): Promise<number> => {
    const startedAt = performance.now();
    await Promise.all(names.map((name) => createContract(url, name, contract)));
    over.abort();
    return performance.now() - startedAt;
  };
  const [tookMs] = await Promise.all([sendAll(), watch()]);
  return { riseBytes: peak - idle, tookMs, p99Ms: spread(waits).p99Ms };
}

/** Resident memory of a process, as counted by the kernel. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

async function idleP99(url: string): Promise<number> {
  await using client = createClient(url);
  const waits: number[] = [];
  for (let count = 0; count < 3_000; count += 1) {
    const askedAt = performance.now();
    await client.query('{ __typename }');
    waits.push(performance.now() - askedAt);
  }
  return spread(waits.slice(1_000)).p99Ms;
}

interface Platform extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
}

async function startPlatform(): Promise<Platform> {
  const folder = await temporaryFolder();
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('platform-process.ts', import.meta.url)), folder.path],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [baseUrl] = (await once(createInterface(child.stdout), 'line')) as [string]; // its only line
  return {
    env: {
      PLATFORM_BASE_URL: baseUrl,
      PLATFORM_APP_KEY: 'demo-app-key',
      PLATFORM_APP_SECRET: 'demo-app-secret',
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Cost of large files for the service that forwards them, and for other clients meanwhile. */
export async function files(): Promise<Table> {
  const contract = new Blob([largeContract()]);
  await using platform = await startPlatform();
  const rows: string[][] = [];
  for (const [where, env] of [
    ['platform elsewhere', platform.env],
    ['platform in the same process', {}],
  ] as const) {
    await using service = await spawnService(env);
    const idleMs = await idleP99(service.url);
    for (const count of [1, 4]) {
      const names = Array.from({ length: count }, (_, n) =>
        `bench-${where}-${count}-${n}`.replaceAll(' ', '-'),
      );
      const { riseBytes, tookMs, p99Ms } = await send(service, names, contract);
      rows.push([
        `${count} of 60 MiB, ${where}`,
        `${(riseBytes / MIB).toFixed(0)} MiB`,
        ms(tookMs),
        ms(p99Ms),
        times(p99Ms, idleMs),
      ]);
    }
  }
  return {
    title: 'Large files',
    note: 'Contracts sent by multipart request and passed on to the platform. Memory is what the service holds at its peak above what it held before; the waits are those of `{ __typename }`, asked all the while, against the same with nothing else to do.',
    columns: ['', 'memory', 'took', 'p99 of others', 'to idle'],
    rows,
  };
}
