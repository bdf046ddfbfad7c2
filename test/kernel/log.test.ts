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

/** Runs a program with a log, after the shell's `commands` and with its redirections `to`. */
function run(program: string, { commands = '', to = '' } = {}) {
  const log = JSON.stringify(import.meta.resolve('../../src/kernel/log/log.ts'));
  const text = `import { createLog } from ${log}; const log = createLog('info'); ${program}`;
  const command = `${commands} exec "$0" --input-type=module -e "$1" ${to}`;
  return spawnSync('bash', ['-c', command, process.execPath, text], {
    encoding: 'utf8',
    timeout: 60_000,
  });
}

/** Events of the lines that a program writes to standard error. */
function written(program: string): readonly string[] {
  return run(program)
    .stderr.split('\n')
    .flatMap((line) => /"msg":"(\w+)"/.exec(line)?.[1] ?? []);
}

test.each([
  ['on a full disk', '2> /dev/full'],
  ['without a reader', '2> >(exec true)'],
  ['closed', '2>&-'],
])('a standard error %s ends no process, and delays no end', (_how, to) => {
  const program = `
    setTimeout(() => {
      log.info('one'); log.error('two');
      setTimeout(() => { log.info('three'); console.log('alive'); }, 50);
    }, 200);`;
  expect(run(program, { to })).toMatchObject({ status: 0, stdout: 'alive\n' });
});

test('a slow reader receives whole lines, and the number of those that were lost', () => {
  const program = `
    import { closeSync, constants, openSync, readSync, rmSync } from 'node:fs';
    const pipe = process.env.PIPE;
    closeSync(2);
    // Gets the lowest free number: that of standard error.
    openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    rmSync(pipe);
    const reason = '发票'.repeat(5_000);
    for (let line = 0; line < 100; line += 1) log.warn('one', { reason });
    let text = Buffer.alloc(0);
    const buffer = Buffer.alloc(65_536);
    const read = () => {
      try {
        text = Buffer.concat([text, buffer.subarray(0, readSync(reader, buffer))]);
      } catch {}
      const lines = text.toString().split('\\n').filter((line) => line.endsWith('}'));
      const last = JSON.parse(lines.at(-1) ?? '{}');
      if (last.msg === 'log lines were lost') {
        for (const line of lines) JSON.parse(line);
        console.log(lines.length - 1 + last.count);
      } else setTimeout(read, 1);
    };
    read();`;
  const { stdout } = run(program, { commands: 'export PIPE="$(mktemp -u)"; mkfifo "$PIPE";' });
  expect(stdout).toBe('100\n');
});

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
