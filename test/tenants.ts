import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './harness.ts';

/** The key of a tenant of `tenantsFile`. */
export const keyOf = (name: string) => `key-of-${name}-0123456789`;

/** The header that authenticates a tenant of `tenantsFile`. */
export const bearer = (name: string) => ({ authorization: `Bearer ${keyOf(name)}` });

/** Two tenants in a file, acme and umbrella; `account` gives each its platform key, `more` its further members. */
export async function tenantsFile(
  account: (name: string) => object | null,
  more: Readonly<Record<string, object>> = {},
): Promise<string> {
  const file = join(await temporaryFolder(), 'tenants.json');
  const tenants = ['acme', 'umbrella'].map((name) => {
    const apiKeys = [{ key: keyOf(name), scopes: [] }];
    return Object.assign({ name, apiKeys, platform: account(name) }, more[name]);
  });
  await writeFile(file, JSON.stringify(tenants));
  return file;
}
