import { expect, test } from 'vitest';
import { startServer } from './service.ts';

test('GraphiQL comes whole from this service, and its policy lets it load and call nothing else', async () => {
  const { url } = await startServer();
  const response = await fetch(`${url}/graphql`, { headers: { accept: 'text/html,*/*' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/https?:|\*/);
  const html = await response.text();
  // `=== true` keeps the page, which is megabytes long, out of a failure's message.
  expect(/<(script|link|img)[^>]+(src|href)=["']?(https?:)?\/\//.test(html)).toBe(false);
  expect(html.includes('YogaGraphiQL.renderYogaGraphiQL')).toBe(true);
});

test('GraphiQL has a tab for every file of operations', async () => {
  const { url } = await startServer();
  const html = await (await fetch(`${url}/graphql`, { headers: { accept: 'text/html' } })).text();
  expect(html.includes(JSON.stringify('# Says hello\nquery Hello {\n  hello\n}\n'))).toBe(true);
});
