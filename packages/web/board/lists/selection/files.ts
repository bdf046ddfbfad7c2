import { zipSync } from 'fflate';
import type { Client } from 'urql';
import { ThingDocumentsDocument } from '../../../generated/operations.ts';
import { keptOf } from '../../thing/documents.tsx';
import { ownAddress } from '../../thing/own-address.ts';
import type { Listed } from '../../values/facts.ts';

/** Source of files: a client for their links, and the connection for their download. */
interface Source {
  readonly client: Client;
  readonly fetch: typeof fetch;
}

/**
 * Saves the stored files of some things as a ZIP; false if there are none. The archive does not compress them, as PDFs are
 * compressed already and XML files are small.
 */
export async function saveFiles(
  { client, fetch: load }: Source,
  things: readonly Listed[],
  onDone: (done: number) => void,
): Promise<boolean> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, { id, key }] of things.entries()) {
    const { data, error } = await client.query(ThingDocumentsDocument, { id });
    if (error) throw error;
    for (const { name, url } of keptOf(data?.node ?? null).documents) {
      const address = url === null ? null : ownAddress(url);
      if (address === null) continue;
      const response = await load(address);
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      files[name in files ? `${key ?? id} ${name}` : name] = await response.bytes();
    }
    onDone(index + 1);
  }
  if (Object.keys(files).length === 0) return false;
  save(new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }));
  return true;
}

function save(archive: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `fapiao-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
