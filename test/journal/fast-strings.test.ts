import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const app = new URL('../../src/app.ts', import.meta.url).href;

test('importing the service leaves String.prototype with V8’s fast properties', async () => {
  const program = `
    await import(${JSON.stringify(app)});
    console.log(new Function('object', 'return %HasFastProperties(object)')(String.prototype));
  `;
  const flags = ['--allow-natives-syntax', '--input-type=module', '--eval', program];
  const { stdout } = await run(process.execPath, flags);
  expect(stdout).toBe('true\n');
});
