import { expect, test } from 'vitest';
import { soak, soakToText } from './soak.ts';

/** The short form of `npm run test:faults -- --soak`. */
test('mixed traffic leaves nothing behind, and clients cut off together miss nothing', async () => {
  const report = await soak({
    seed: 3,
    durationMs: 3_000,
    rounds: 4,
    times: 24,
    clients: 60,
    idle: 60,
  });
  console.log(soakToText(report));
  expect(report.complaints.join('\n')).toBe('');
  expect(report.traffic.orders).toBeGreaterThan(0);
  expect(report.idle.bytesEach).toBeLessThan(64 * 1024);
});
