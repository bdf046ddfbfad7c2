import { describe, expect, test } from 'vitest';
import { endpoint } from '../../src/platform/endpoint.ts';
import { flag, record, text } from '../../src/platform/record/index.ts';
import { said } from '../messages/said.ts';
import { failing, startBench } from './bench.ts';
import { sendEnvelope, sendText } from './stub-platform.ts';

const TOKEN = 'sec/ret ?&#1';
const question = record('LinkQuestion', 'Names a link.', {
  token: text('token', { doc: 'The link.' }),
});
const reply = record('LinkReply', 'How it stands.', {
  ok: flag('ok', { doc: 'Whether it works.' }),
});
const open = endpoint({
  path: '/api/link/<token>',
  method: 'GET',
  signed: false,
  request: question,
  response: reply,
  about: [],
  billed: null,
  effect: 'none',
});

describe('a call whose path contains the credential', () => {
  test('is an unsigned GET without a body, the credential escaped', async () => {
    const { platform, stub } = await startBench((response) =>
      sendEnvelope(response, 'CYT_00000', { ok: true }),
    );

    expect(await platform.call(open, { token: TOKEN })).toEqual({ ok: true });

    expect(stub.received).toMatchObject([
      { path: `/api/link/${encodeURIComponent(TOKEN)}`, body: '' },
    ]);
    const headers = Object.keys(stub.received[0]?.headers ?? {});
    expect(headers.filter((name) => /^x-|content-type/.test(name))).toEqual([]);
  });

  test('shows the credential in no log line and no error, even if the response repeats it', async () => {
    const { platform, lines } = await startBench((response, { path }) =>
      sendText(response, `No ${decodeURIComponent(path)}`, 502),
    );

    const error = await failing(platform.call(open, { token: TOKEN }));

    expect(error).toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
    expect(said(error.hint)).toContain('No /api/link/******');
    expect(lines.join('\n')).toContain('/api/link/<token>');
    expect(lines.join('\n')).not.toContain('sec');
  });
});
