import { readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { ConfigError } from '../config/config.ts';
import { readNewestClaim } from '../journal/follow/feeds.ts';
import { isJsonObject } from '../kernel/json/json.ts';
import { createPassingClaims, type NewestClaims } from '../subjects/loss-detection.ts';

/** Newest claim of each tenant, see `Update.newestClaim`. */
type Kept = Readonly<Record<string, string>>;

/**
 * Opens the claims in `STORE_PRINT_FILE`, which reveal a restored or emptied journal; without a file, claims of this process
 * only. Throws `ConfigError` for a file that cannot be read.
 */
export function openClaims(file: string | null): NewestClaims {
  return file === null ? createPassingClaims() : createFileClaims(file);
}

function createFileClaims(file: string): NewestClaims {
  let kept = read(file);
  let writing: Promise<void> = Promise.resolve();

  async function write(tenant: string, newestClaim: string): Promise<void> {
    // Another instance may have written meanwhile.
    kept = newest(read(file), { ...kept, [tenant]: newestClaim });
    const fresh = `${file}.${process.pid}`;
    const handle = await open(fresh, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(kept, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
  }

  return {
    newest: (tenant) => kept[tenant] ?? null,
    keep(tenant, newestClaim) {
      const written = writing.then(() => write(tenant, newestClaim));
      writing = written.catch(() => undefined);
      return written;
    },
  };
}

/** Tenants with a claim in the file. */
export function tenantsIn(file: string): readonly string[] {
  return Object.keys(read(file));
}

function read(file: string): Kept {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isJsonObject(parsed)) throw new Error('it is no JSON object');
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new ConfigError(`STORE_PRINT_FILE takes a file that this service wrote: ${reason}.`);
  }
}

function newest(one: Kept, other: Kept): Kept {
  const tenants = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...tenants].map((tenant) => {
      const [a, b] = [one[tenant] ?? '', other[tenant] ?? ''];
      return [tenant, occurredAt(a) > occurredAt(b) ? a : b];
    }),
  );
}

function occurredAt(newestClaim: string): number {
  return readNewestClaim(newestClaim)?.occurredAt ?? 0;
}
