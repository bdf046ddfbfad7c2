import { mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Config, ConfigError, documentsFolder } from '../../config/config.ts';
import { openClaims } from '../claims-file.ts';
import { type Check, fault, type Finding } from './check.ts';

/** Types of file systems by their numbers in Linux' statfs(2). */
const NETWORK_FILE_SYSTEMS: Readonly<Record<number, string>> = {
  0x6969: 'NFS',
  0x517b: 'SMB',
  0xff534d42: 'CIFS',
  0xfe534d42: 'SMB',
  0x00c36400: 'Ceph',
  0x01021997: '9P',
  0x5346414f: 'AFS',
  0x0bd00bd0: 'Lustre',
};
const MEMORY_FILE_SYSTEMS: Readonly<Record<number, string>> = {
  0x01021994: 'tmpfs',
  0x858458f6: 'ramfs',
};

/** Free bytes needed to write a journal, independent of `MIN_FREE_DISK_BYTES`. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

const MEBIBYTE = 1024 * 1024;

/** Checks the folders to which the service writes: permission, kind of disk, and free space. */
export const foldersCheck: Check = {
  name: 'folders',
  async run(config) {
    const { dataDir, storePrintFile, documents } = config;
    const folders = [{ setting: 'DATA_DIR', folder: dataDir }];
    if (documents?.type === 'disk')
      folders.push({ setting: 'DOCUMENTS_URL', folder: documentsFolder(config) });
    const findings: Finding[] = [];
    if (storePrintFile !== null) {
      folders.push({ setting: 'STORE_PRINT_FILE', folder: dirname(storePrintFile) });
      findings.push(...unusableClaims(storePrintFile));
    }
    for (const { setting, folder } of folders) {
      const isMade = setting !== 'STORE_PRINT_FILE';
      const place = isMade ? await existing(resolve(folder)) : resolve(folder);
      const refusal = await writeFailure(place);
      if (refusal !== null) findings.push(...notWritable(setting, refusal));
      else findings.push(...(await findRoom(setting, place, config)));
    }
    return [...findings, ...(await findKindOfDisk(config))];
  },
};

function unusableClaims(file: string): readonly Finding[] {
  try {
    openClaims(file);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const remedy = 'Name another file, or take this one away if it is damaged.';
    return fault(error.message, 'The service does not start.', remedy);
  }
}

/** The folder itself, or the existing parent in which the first start would create it. */
async function existing(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  return found !== null || dirname(folder) === folder ? folder : existing(dirname(folder));
}

/** Error code of the system; null if a file can be created. */
async function writeFailure(folder: string): Promise<string | null> {
  try {
    await rm(await mkdtemp(join(folder, '.doctor-')), { recursive: true });
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

function notWritable(setting: string, reason: string): readonly Finding[] {
  return fault(
    `The folder of ${setting} is not writable (${reason}).`,
    'The service does not start, or fails with the first file.',
    'Make it writable for the user of the service, or choose another folder.',
  );
}

async function findRoom(
  setting: string,
  folder: string,
  { leastFreeDiskBytes }: Config,
): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const isForFiles = free < leastFreeDiskBytes;
  if (!isForFiles && free >= LEAST_FREE_BYTES) return [];
  return fault(
    `The disk of ${setting} has ${Math.floor(free / MEBIBYTE)} MiB left.`,
    isForFiles
      ? 'Files of clients are rejected below MIN_FREE_DISK_BYTES; once it is full, so is everything else.'
      : 'Once it is full, orders and pushes are rejected.',
    'Free space, or move to a larger disk.',
  );
}

async function findKindOfDisk({ dataDir, database }: Config): Promise<readonly Finding[]> {
  // With PostgreSQL, the folder contains only files, which instances on several machines share.
  if (database !== null) return [];
  const type = (await statfs(await existing(resolve(dataDir)))).type >>> 0;
  const [network, memory] = [NETWORK_FILE_SYSTEMS[type], MEMORY_FILE_SYSTEMS[type]];
  if (network !== undefined) {
    return fault(
      `DATA_DIR is on a network file system (${network}).`,
      'Its locks and writes are weaker than those of a local disk: the journal can be damaged.',
      'Move it to a local disk, or set DATABASE_URL.',
    );
  }
  if (memory === undefined) return [];
  return fault(
    `DATA_DIR is in memory (${memory}).`,
    'All orders are lost when the machine or the container stops.',
    'Move it to a persistent disk.',
  );
}
