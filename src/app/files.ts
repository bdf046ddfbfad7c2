import { join } from 'node:path';
import { type Config, documentsFolder } from '../config/config.ts';
import {
  type Archive,
  createArchive,
  createDocuments,
  type Documents,
  type ObjectStore,
} from '../documents/documents.ts';
import { openDiskStore, UNFINISHED } from '../documents/stores/disk.ts';
import { createFetcher, type Fetcher, createReceiving } from '../documents/fetch/fetcher.ts';
import { platformHosts, serverHost } from '../kernel/hosts.ts';
import { createLinks, type Links } from '../documents/links.ts';
import { createS3Store } from '../documents/stores/s3.ts';
import { openUploads, type Uploads } from '../documents/uploads/uploads.ts';
import type { Clock } from '../kernel/time/clock.ts';
import type { PlatformAccounts } from './platform.ts';
import type { Surroundings } from './surroundings.ts';

/** Largest file. Invoices have a few hundred kilobytes, scanned lists of goods several megabytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
const FILE_TIMEOUT_MS = 15_000;

/** Files that are stored, fetched and received. */
export interface Files {
  readonly archive: Archive;
  readonly documents: Documents;
  readonly links: Links;
  readonly uploads: Uploads;
  readonly fetcher: Pick<Fetcher, 'refusalOf'>;
}

export async function openFiles(
  { config, tenants, clock, newId, log, measurements, secrets, opened }: Surroundings,
  {
    publicUrl,
    baseUrl,
    sandbox,
  }: Pick<PlatformAccounts, 'baseUrl' | 'sandbox'> & { readonly publicUrl: string },
): Promise<Files> {
  const store = await openDocumentStore(config, clock);
  opened.defer(() => store.close());
  const archive = createArchive(store);
  const fetcher = createFetcher({
    hosts: [
      ...(config.documentHosts ?? (sandbox ? [] : platformHosts(baseUrl))),
      ...(sandbox ? [serverHost(baseUrl)] : []),
    ],
    timeoutMs: FILE_TIMEOUT_MS,
    largestBytes: LARGEST_FILE,
    proxies: config.proxies,
  });
  opened.defer(() => fetcher.close());
  const uploads = await openUploads({
    folder: join(documentsFolder(config), 'uploads'),
    secrets,
    bytesFor: (tenant) => tenants.uploadBytesOf(tenant),
    leastFreeBytes: config.leastFreeDiskBytes,
    clock,
    newId,
    measurements,
    ...(sandbox && { examples: sandbox.examples }),
  });
  return {
    archive,
    documents: createDocuments({
      archive,
      fetcher,
      openSink: createReceiving(join(documentsFolder(config), UNFINISHED)),
      log,
      measurements,
    }),
    links: createLinks({
      secrets,
      publicUrl,
      tenants,
      now: () => clock.now(),
    }),
    uploads,
    fetcher,
  };
}

function openDocumentStore(config: Config, clock: Clock): ObjectStore | Promise<ObjectStore> {
  if (config.documents?.type === 's3')
    return createS3Store(config.documents, clock, config.proxies);
  return openDiskStore(documentsFolder(config));
}
