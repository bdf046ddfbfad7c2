import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Log } from '../../src/kernel/log/log.ts';
import { createLog } from '../../src/kernel/log/log.ts';

function capture(level: 'debug' | 'info' | 'warn' | 'silent'): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { log: createLog(level, { write: (line) => void lines.push(line) }), lines };
}

test('a line has its event, its time and the allowed fields', () => {
  const { log, lines } = capture('info');

  log.warn('platform call', {
    path: '/api/v1/verify',
    status: 502,
    platformCode: null,
    attempt: 1,
  });

  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>; // a line is a JSON object
  expect(line).toMatchObject({
    msg: 'platform call',
    path: '/api/v1/verify',
    status: 502,
    platformCode: null,
    attempt: 1,
  });
  expect(Date.parse(String(line['time']))).not.toBeNaN();
  expect(Object.keys(line).toSorted()).toEqual([
    'attempt',
    'level',
    'msg',
    'path',
    'platformCode',
    'status',
    'time',
  ]);
});

test('other fields are dropped, however they are passed', () => {
  const { log, lines } = capture('info');
  const smuggled = { reason: 'refused', body: 'secret', input: { idNumber: '1' } };

  log.error('callback refused', smuggled);

  expect(lines.join()).toContain('refused');
  expect(lines.join()).not.toMatch(/secret|idNumber/);
});

test('texts are masked in all fields', () => {
  const { log, lines } = capture('info');

  log.info('platform call failed', { reason: 'call 13800138000', path: '/x/110101199003071234' });

  expect(lines.join()).toContain('138****8000');
  expect(lines.join()).not.toMatch(/13800138000|110101199003071234/);
});

test('the id of a request is unchanged, whatever its form', () => {
  const { log, lines } = capture('info');
  const requestId = '6f9619ff-8b86-4011-b42d-013800138000';

  log.info('operation', { requestId });

  expect(lines.join()).toContain(requestId);
});

test('lines below the level are not written', () => {
  const { log, lines } = capture('warn');
  log.debug('a');
  log.info('b');
  log.warn('c');
  expect(lines).toHaveLength(1);

  const quiet = capture('silent');
  quiet.log.error('d');
  expect(quiet.lines).toEqual([]);
});

/** All output of a program to standard error. */
function written(program: string): readonly string[] {
  const log = JSON.stringify(import.meta.resolve('../../src/kernel/log/log.ts'));
  const text = `import { createLog } from ${log}; const log = createLog('info'); ${program}`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    encoding: 'utf8',
  });
  return stderr.split('\n').flatMap((line) => /"msg":"(\w+)"/.exec(line)?.[1] ?? []);
}

test.each([
  [
    'at the end of its turn',
    "log.info('one'); log.info('two'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)",
  ],
  ['when the process exits', "log.info('one'); log.info('two'); process.exit(1)"],
  ['when the process fails', "log.info('one'); log.info('two'); throw new Error('a failure')"],
  [
    'with a warning at once',
    "log.info('one'); log.warn('two'); process.kill(process.pid, 'SIGKILL')",
  ],
])('lines written %s keep their order', (_when, program) => {
  expect(written(program)).toEqual(['one', 'two']);
});
