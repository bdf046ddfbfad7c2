import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../harness.ts';

const PACKAGE = 'packages/client';

test('the published package contains its built modules with types, and they load in Node', async () => {
  const folder = await temporaryFolder();
  const pack = ['pack', '--json', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', pack, { cwd: PACKAGE });
  for (const name of ['index', 'apollo', 'urql', 'generated/operations'])
    for (const extension of ['js', 'd.ts']) expect(stdout).toContain(`"dist/${name}.${extension}"`);
  expect(stdout).toContain('"README.md"');
  expect(stdout).not.toContain('"src/');
  const load = `for (const name of ['index', 'apollo', 'urql'])
    console.log(Object.keys(await import('${pathToFileURL(resolve(PACKAGE, 'dist')).href}/' + name + '.js')).join());`;
  const { stdout: names } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    load,
  ]);
  for (const name of ['createFollower', 'createFollowingLink', 'createForwardSubscription'])
    expect(names).toContain(name);
});
