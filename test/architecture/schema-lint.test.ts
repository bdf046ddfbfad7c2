import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '../..');
const filePath = join(PROJECT, 'schema/schema.graphql');
let sdl: string;

beforeAll(async () => {
  sdl = await readFile(filePath, 'utf8');
});

async function findings(text: string): Promise<readonly string[]> {
  const results = await new ESLint({ cwd: PROJECT }).lintText(text, { filePath });
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId ?? 'none'}: ${message}`),
  );
}

test("a type and a field that break the schema's rules are reported, accepted findings are not", async () => {
  const renamed = sdl.replaceAll('atomicQuery(', 'askBureau(');
  const found = await findings(`${renamed}\ntype thing { thingName: Int Other: Int }\n`);
  expect(found).toContainEqual(expect.stringMatching(/naming-convention: Type "thing" should/));
  expect(found).toContainEqual(expect.stringMatching(/naming-convention: Field "Other" should/));
  expect(found).toContainEqual(expect.stringMatching(/require-description: /));
  expect(found.filter((one) => !/["`]thing|"Other|thingName/.test(one))).toEqual([]);
});

test('an acceptance without a finding is reported', async () => {
  const renamed = sdl.replaceAll('atomicQuery(', 'askBureau(').replaceAll('bankQuery(', 'askBank(');
  expect(await findings(renamed)).toEqual([
    expect.stringMatching(/^none: naming-convention finds nothing .* eslint\.config\.js$/),
  ]);
});
