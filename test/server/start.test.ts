import { expect, test } from 'vitest';
import { spawnService } from '../harness.ts';

test('starts without settings, says where GraphiQL is, and stops with code 0 on SIGTERM', async () => {
  const service = await spawnService();
  expect(service.output[0]).toMatch(/^GraphiQL: http:\/\/127\.0\.0\.1:\d+\/graphql/);
  expect(await service.query('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
  service.process.kill('SIGTERM');
  expect(await service.exited).toBe(0);
});
