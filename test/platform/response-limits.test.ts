import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { endpoint } from '../../src/platform/endpoint.ts';
import { list, receivedFile, record, text } from '../../src/platform/record/index.ts';
import { saying } from '../messages/said.ts';
import { billed, failing, free, input, startBench } from './bench.ts';

const MIB = 1024 * 1024;

/** An envelope with much unrequested content. */
const ofSize = (bytes: number): string => {
  const [opening, end] = ['{"code":"CYT_00000","data":{"hjje":100.00,"more":"', '"}}'];
  return `${opening}${'x'.repeat(bytes - opening.length - end.length)}${end}`;
};

const withFile = endpoint({
  path: '/api/v1/download',
  request: free.request,
  response: record('LargeDownloadOfTest', 'What comes back.', {
    file: receivedFile('fileBase64', { doc: 'File.' }),
  }),
  about: [],
  billed: null,
  effect: 'none',
});

/** Announces the length, or sends without one. */
const answers: readonly [string, (response: ServerResponse, text: string) => void][] = [
  ['announced', (response, text) => void response.end(text)],
  [
    'unannounced',
    (response, text) => {
      response.write(text.slice(0, 10));
      response.end(text.slice(10));
    },
  ],
];

test.each(answers)(
  'an %s response over the limit of its call is rejected, and not read further',
  async (_how, answer) => {
    const sizes = [4 * MIB, 4 * MIB + 1, 4 * MIB + 1, 32 * MIB + 1];
    const { platform } = await startBench((response, _request, nth) =>
      answer(response, ofSize(sizes[nth - 1] ?? 100)),
    );

    expect(await platform.call(free, input)).toMatchObject({ total: '100.00' });
    expect(await failing(platform.call(free, input))).toMatchObject({
      name: 'AnswerTooLarge',
      code: 'ANSWER_TOO_LARGE',
      message: "The platform's response is larger than 4 MiB, the maximum for this call.",
      hint: null,
      retryable: false,
      maybeApplied: true,
    });
    expect(await platform.call(billed, input)).toMatchObject({ total: '100.00' });
    expect(await failing(platform.call(billed, input))).toMatchObject({
      message: "The platform's response is larger than 32 MiB, the maximum for this call.",
      hint: saying('The call may still have been executed, and billed.'),
      maybeApplied: true,
    });
    expect(await platform.call(free, input)).toMatchObject({ total: '100.00' });
  },
);

test('a response with a file may be longer, up to its own limit', async () => {
  const { platform } = await startBench((response, _request, nth) => {
    if (nth === 2)
      return void response.writeHead(200, { 'content-length': 96 * MIB + 1 }).write('{');
    response.end(`{"code":"CYT_00000","data":{"fileBase64":"${'A'.repeat(36 * MIB)}"}}`);
  });

  const { file } = await platform.call(withFile, input);
  expect(file).toMatchObject({ byteSize: 27 * MIB });
  expect(await failing(platform.call(withFile, input))).toMatchObject({
    message: "The platform's response is larger than 96 MiB, the maximum for this call.",
  });
});

test('large concurrent responses wait for one another, small ones don’t, and an error is raised after too long', async () => {
  // Enough time for a slow machine to fill the memory limit.
  const hurried = endpoint({ ...billed, timeoutMs: 6_000 });
  const held: (() => void)[] = [];
  const large = ofSize(30 * MIB);
  const { platform } = await startBench((response, _request, nth) => {
    if (nth > 5) return void response.end(ofSize(100));
    if (nth === 5) return void response.end(large);
    response.write(large.slice(0, 28 * MIB));
    held.push(() => void response.end(large.slice(28 * MIB)));
  });

  // The first leaves less memory than any of the others needs.
  const first = [1, 2, 3, 4].map(() => platform.call(billed, input));
  await expect.poll(() => held).toHaveLength(4);
  const late = await failing(platform.call(hurried, input));
  expect(late).toMatchObject({
    code: 'PLATFORM_UNAVAILABLE',
    message:
      'Too many large responses of the platform arrived at once: there was no memory for this one in time.',
    maybeApplied: true,
  });
  expect(await platform.call(free, input)).toMatchObject({ total: '100.00' });
  for (const end of held) end();
  expect(await Promise.all(first)).toMatchObject(first.map(() => ({ total: '100.00' })));
});

test('of a response with many wrong parts the log describes twenty, and counts the others', async () => {
  const itemOfTest = record('WrongItemOfTest', 'An item.', {
    remark: text('bz?', { doc: 'Remark.' }),
  });
  const withItems = endpoint({
    ...free,
    response: record('WrongItemsOfTest', 'What comes back.', {
      items: list('list', itemOfTest, { doc: 'Items.' }),
    }),
  });
  const { platform, lines } = await startBench((response) =>
    response.end(`{"code":"CYT_00000","data":{"list":[${'{"bz":{"a":1}},'.repeat(99)}{"bz":""}]}}`),
  );

  const { items } = await platform.call(withItems, input);
  expect(items).toHaveLength(100);
  const warnings = lines.filter((line) => line.includes('not as documented'));
  expect(warnings).toHaveLength(21);
  expect(warnings.at(-1)).toMatch(/"count":79,"msg":"further parts/);
});
