/**
 * Creates a key: prints it, once, and its entry for the tenants' file.
 * `npm run keys -- --tenant NAME [--name NAME] [--scopes read,issue] [--expires 2027-12-31]`
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { apiKey } from '../config/api-keys.ts';
import { digestOf } from '../server/auth/authentication.ts';
import { tenantName } from '../config/tenants.ts';
import { SCOPE_NAMES } from '../kernel/scopes.ts';

const USAGE =
  'npm run keys -- --tenant NAME [--name NAME] [--scopes read,issue] [--expires 2027-12-31]';

/** Values of each option. */
const TAKES = {
  tenant: 'the name of a tenant: up to 40 small letters, digits and hyphens',
  name: '1 to 40 letters, digits, dots, underscores and hyphens',
  scopes: `scopes separated by commas: ${SCOPE_NAMES.join(', ')}; pii must be combined with others`,
  expires: 'a day from today on, yyyy-MM-dd',
};

/** Prefix by which people and secret scanners recognize a key. */
const PREFIX = 'fg_';

function make(args: readonly string[]): string {
  const options = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { tenant: options, name: options, scopes: options, expires: options },
  });
  const { tenant, name, scopes = 'read', expires } = values;
  if (!tenantName.safeParse(tenant).success) throw wrong('tenant');
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const entry = { name, sha256: digestOf(key), scopes: scopes.split(','), expires };
  const parsed = apiKey.safeParse(entry);
  if (!parsed.success) {
    const [option] = parsed.error.issues[0]?.path ?? [];
    throw wrong(option === 'name' || option === 'expires' ? option : 'scopes');
  }
  if (parsed.data.endsAt !== null && parsed.data.endsAt <= Date.now()) throw wrong('expires');
  return [
    `The key, shown only now: ${key}`,
    `Its entry in \`apiKeys\` of ${tenant}:`,
    JSON.stringify(entry),
  ].join('\n');
}

function wrong(option: keyof typeof TAKES): Error {
  return new Error(`--${option} takes ${TAKES[option]}.`);
}

try {
  console.log(make(process.argv.slice(2)));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : 'It failed.'}\n${USAGE}`);
  process.exitCode = 1;
}
