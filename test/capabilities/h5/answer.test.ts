import { describe, expect, test } from 'vitest';
import { sessionStatus } from '../../../src/capabilities/h5/wire/index.ts';
import { failing, startBench } from '../../platform/bench.ts';
import { sendEnvelope, sendText } from '../../platform/stub-platform.ts';

const handled = async (body: object, status = 200) => {
  const { platform } = await startBench((response) =>
    sendText(response, JSON.stringify(body), status),
  );
  return platform.call(sessionStatus, { token: 'link-1' });
};

describe('the response to a link’s token', () => {
  test('is read without an envelope', async () => {
    expect(await handled({ ok: true, status: 'done' })).toMatchObject({
      platformStatus: 'DONE',
    });
  });

  test('is read within the envelope, too', async () => {
    const { platform } = await startBench((response) =>
      sendEnvelope(response, 'CYT_00000', { ok: true, status: 'done' }),
    );
    expect(await platform.call(sessionStatus, { token: 'link-1' })).toMatchObject({
      platformStatus: 'DONE',
    });
  });

  test('has its result in a list of one, too', async () => {
    const result = [
      { face: [{ authResult: '1' }], add: [{ returnCode: '30601013' }], message: 'm' },
    ];
    expect(await handled({ ok: true, status: 'pending', result })).toMatchObject({
      faceAuthResult: '1',
      payee: { returnCode: '30601013' },
      message: 'm',
    });
  });

  test('that is not ok but has no error status reports the state of the link', async () => {
    for (const [status, platformStatus] of [
      ['failed', 'FAILED'],
      ['done', 'DONE'],
    ])
      expect(await handled({ ok: false, status })).toMatchObject({ platformStatus });
  });

  test.each([false, 'false', 0])(
    'with a false `ok`, as %j, is a rejection with the platform’s text, masked',
    async (ok) => {
      const refused = handled({ ok, message: 'no such link for 13912345678' }, 404);
      expect(await failing(refused)).toMatchObject({
        code: 'PLATFORM_REJECTED',
        platformCode: 'HTTP_404',
        message: 'no such link for 139****5678',
      });
    },
  );

  test('that failed at the platform is no rejection', async () => {
    expect(await failing(handled({ ok: false, message: 'away' }, 502))).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
    });
  });
});
