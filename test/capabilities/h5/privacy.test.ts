import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { H5SessionDocument } from '../../generated/operations.ts';
import { startScenario } from '../../scenario.ts';
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

  test('are returned masked and reach neither log nor journal', async () => {
    const token = await open(service, input);
    await step(service, token);
    const shown = JSON.stringify(await ask(service, token));
    expect(shown).toContain('receiverAccount');
    await service.stop();
    const journal = await readFile(join(service.dataDir, 'journal.sqlite'), 'latin1');
    for (const text of all)
      for (const place of [shown, service.log.join('\n'), journal])
        expect(place).not.toContain(text);
  });

  test('are shown in full to a caller with the scope `pii`', async () => {
    await service.startAgain({ env: { API_KEYS: 'key-of-sixteen-or-more:pii' } });
    const headers = { authorization: 'Bearer key-of-sixteen-or-more' };
    const opened = await service.query<Opened>(OPEN, { input }, headers);
    const token = opened.data?.openH5Session.token ?? '';
    const { data } = await service.query(H5SessionDocument, { token }, headers);
    expect(data?.h5Session?.raw).toMatchObject({ payload: { idNo: ID_NUMBER, mobile: PHONE } });
  });
});
