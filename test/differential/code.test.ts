import { expect, test } from 'vitest';
import { startServer } from '../server/service.ts';

test('text from a client is never run as code', async () => {
  const { query } = await startServer();
  const mark = `ran${process.pid}`;
  // graphql-jit writes text of this form into its code as `new Date(…)`.
  const text = `__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.${mark}=1`;
  for (const document of [`{ echo(text: "${text}") }`, `{ echo(text: """${text}""") }`])
    for (let time = 1; time <= 3; time += 1)
      expect(await query(document)).toEqual({
        data: { echo: JSON.stringify({ number: 7, text }) },
      });
  expect(mark in globalThis).toBe(false);
});
