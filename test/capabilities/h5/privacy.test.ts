import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { H5SessionDocument } from '../../generated/operations.ts';
import { sendEnvelope, sendText, startStub } from '../../platform/stub-platform.ts';
import { startBefore, startScenario } from '../../scenario.ts';
import { temporaryFolder } from '../../harness.ts';
import { next } from '../../following.ts';
import {
  CARD,
  ID_NUMBER,
  OPEN,
  type Opened,
  PHONE,
  STATUS_PATH,
  ask,
  bySeller,
  follow,
  open,
  step,
} from './sessions.ts';

const service = startScenario();

describe('link and token', () => {
  test('appear in no log line, no update and no key', async () => {
    const token = await open(service);
    const updates = service.subscribe<object>(
      'subscription { updates { kind key operation { key state } } }',
    );
    const own = follow(service, token);
    const items: unknown[] = [await next(own)];
    await step(service, token);
    items.push(await next(own), await updates.next(), await ask(service, token));
    items.push(await service.query('{ operations { edges { node { id key kind state } } } }'));
    expect(JSON.stringify(items)).not.toContain(token);
    expect(service.log.join('\n')).toContain(STATUS_PATH);
    expect(service.log.join('\n')).not.toContain(token);
  });

  test('are deleted when the link is final', async () => {
    const token = await open(service);
    for (let taken = 0; taken < 4; taken += 1) {
      service.sandbox.controls.stepH5Session({ token });
      await ask(service, token);
    }
    const { subjects } = await service.application.journal.list('default', { first: 2 });
    expect(subjects.find(({ subject }) => subject.kind === 'h5-session')?.subject.state).toBe(
      'PERSON_DONE',
    );
    expect(JSON.stringify(subjects)).not.toContain(token);
  });

  test('of another tenant return nothing, and the platform is not queried', async () => {
    const strange = 'f'.repeat(32);
    const { data, errors } = await service.query(H5SessionDocument, { token: strange });
    expect([data, errors]).toEqual([{ h5Session: null }, undefined]);
    expect(await follow(service, strange).next()).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT', fieldErrors: [{ path: ['token'] }] } }],
    });
    expect(service.calls(STATUS_PATH)).toBe(0);
  });
});

describe('personal data', () => {
  const input = bySeller({
    idNumber: ID_NUMBER,
    phone: PHONE,
    card: { otherBank: { cardNumber: CARD } },
  });
  const all = [ID_NUMBER, PHONE, CARD];

  test('reach neither log nor journal', async () => {
    const token = await open(service, input);
    await step(service, token);
    await ask(service, token);
    await service.stop();
    const journal = await readFile(join(service.dataDir, 'journal.sqlite'), 'latin1');
    for (const text of all)
      for (const place of [service.log.join('\n'), journal]) expect(place).not.toContain(text);
  });

  test('that a response repeats are shown only to a caller with the scope `pii`, and not stored', async () => {
    const payload = { idNo: ID_NUMBER, mobile: PHONE, receiverAccount: CARD };
    const link = { token: 'link-1', url: 'https://h5.example/1', scene: 'seller' };
    const stub = await startStub((response, { path }) => {
      if (path.endsWith('/h5/session')) sendEnvelope(response, 'CYT_00000', link);
      else sendText(response, JSON.stringify({ ok: true, status: 'pending', payload }));
    });
    const key = 'key-of-sixteen-or-more';
    const folder = await temporaryFolder();
    const settings = { API_KEYS: `${key}:pii, other-${key}`, DATA_DIR: folder };
    const before = await startBefore(stub, settings);
    const rawFor = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` };
      await before.query<Opened>(OPEN, { input }, headers);
      const { data } = await before.query(H5SessionDocument, { token: link.token }, headers);
      return data?.h5Session?.raw;
    };
    expect(await rawFor(key)).toMatchObject({ payload });
    const shown = JSON.stringify(await rawFor(`other-${key}`));
    expect(shown).toContain('receiverAccount');
    await before.stop();
    const journal = await readFile(join(folder, 'journal.sqlite'), 'latin1');
    for (const text of all) for (const place of [shown, journal]) expect(place).not.toContain(text);
  });
});
