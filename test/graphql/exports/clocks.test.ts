import { expect, test } from 'vitest';
import { exportKind } from '../../../src/graphql/exports/tracking.ts';
import { dataOf } from '../../following.ts';
import { startScenario } from '../../scenario.ts';
import { read } from './exporting.ts';

const DAY_MS = 24 * 60 * 60_000;

const service = startScenario();

test('an export of a crashed instance whose clock was weeks ahead is continued once the clock is right', async () => {
  await service.application.app.subjectsFor('default').ensure(exportKind, 'large', {
    state: 'RUNNING',
    firstPollMs: 0,
    snapshot: {
      field: 'invoices',
      filters: '',
      format: 'CSV',
      language: 'en',
      scopes: ['read'],
      instance: 'the crashed one',
    },
  });
  await service.startAgain({ afterMs: -14 * DAY_MS });
  const state = async (): Promise<string | undefined> =>
    dataOf(await read(service, 'large')).export?.state;
  await service.inTime(expect.poll(state).toBe('READY'));
});
