import { readFile } from 'node:fs/promises';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { exampleContract } from '../../packages/simulator/src/seed/contracts.ts';
import { CreateContractDocument } from '../generated/operations.ts';
import { spawnService } from '../harness.ts';

const MIB = 1024 * 1024;

/** Peak memory of a process, as the kernel counts it. */
async function mostMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** A contract of 60 MiB: a comment that PDF readers skip precedes its end. */
function largeContract(): Buffer<ArrayBuffer> {
  const small = exampleContract();
  const end = small.lastIndexOf('startxref');
  const filler = Buffer.from(`%${'x'.repeat(60 * MIB - small.length - 2)}\n`);
  return Buffer.concat([small.subarray(0, end), filler, small.subarray(end)]);
}

// `npm run bench -- files` measures the service without the platform, and four uploads at once.
test('passes on a contract of 60 MiB, and receives it as the platform, within 250 MiB', async () => {
  const { url, process, query } = await spawnService();
  for (let count = 0; count < 50; count += 1) await query('{ __typename }');
  const before = await mostMemory(process.pid);
  const body = new FormData();
  const operations = { query: print(CreateContractDocument), variables: { file: null } };
  body.append('operations', JSON.stringify(operations));
  body.append('map', '{"0":["variables.file"]}');
  body.append('0', new Blob([largeContract()]), 'contract.pdf');
  const response = await fetch(`${url}/graphql`, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ data: { createContract: { state: 'SIGNING' } } });
  const rise = (await mostMemory(process.pid)) - before;
  expect(rise).toBeLessThan(250 * MIB);
});
