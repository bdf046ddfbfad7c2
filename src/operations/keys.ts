/**
 * Creates a key: prints it, once, and its entry for the tenants' file.
 * `npm run keys -- --tenant NAME [--name NAME] [--scopes read,issue] [--expires 2027-12-31]`
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { apiKey } from '../config/api-keys.ts';
import { digestOf } from '../server/auth/authentication.ts';
import { tenantName } from '../config/tenants.ts';

const USAGE =
  'npm run keys -- --tenant NAME [--name NAME] [--scopes read,issue] [--expires 2027-12-31]';

/** Prefix by which people and secret scanners recognize a key. */
const PREFIX = 'fg_';

function make(args: readonly string[]): string {
  const options = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { tenant: options, name: options, scopes: options, expires: options },
  });
  const { tenant, name, scopes = 'read', expires } = values;
  if (!tenantName.safeParse(tenant).success) throw new Error('--tenant names the tenant.');
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const entry = { name, sha256: digestOf(key), scopes: scopes.split(','), expires };
  const parsed = apiKey.safeParse(entry);
  if (!parsed.success) {
    const wrong = parsed.error.issues[0]?.path[0] ?? 'scopes';
    throw new Error(`--${String(wrong)} is wrong; \`pii\` must be combined with other scopes.`);
  }
  return [
    `The key, shown only now: ${key}`,
    `Its entry in \`apiKeys\` of ${tenant}:`,
    JSON.stringify(entry),
  ].join('\n');
}

try {
  console.log(make(process.argv.slice(2)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : 'It failed.'}\n${USAGE}`);
  process.exitCode = 1;
}
