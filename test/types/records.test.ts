import { assertType, expectTypeOf, test } from 'vitest';
import { endpoint } from '../../src/platform/endpoint.ts';
import type { Platform } from '../../src/platform/client/client.ts';
import type { Decoded, Input, Sent } from '../../src/platform/record/index.ts';
import {
  choice,
  code,
  codes,
  decimal,
  derivable,
  flag,
  hidden,
  integer,
  list,
  nested,
  record,
  text,
  variant,
} from '../../src/platform/record/index.ts';

/*
 * Checked by the compiler: `tsc` fails if a mistake below is no longer one. Capabilities are written
 * in these tables, so mistakes in them must show while they are typed.
 */

const doc = 'Documented.';
const kind = codes('Kind', doc, {
  GENERAL: ['1', 'General', '一般'],
  SMALL: ['2', 'Small', '小规模'],
});
const line = record('Line', doc, {
  name: text('mc', { doc }),
  rate: decimal('slv', { as: 'number', doc }),
});
const request = record('Request', doc, {
  buyer: text('gfmc', { doc }),
  remark: text('bz?', { doc }),
  kind: code('lx?', kind, { doc }),
  count: integer('sl', { doc }),
  total: derivable(decimal('hj', { as: 'number', doc })),
  terminal: hidden(text('terminal_code', { doc })),
  lines: list('hwxx', line, { doc }),
});
const answer = record('Answer', doc, {
  kind: code('lx', kind, { doc }),
  done: flag('ok?', { doc }),
});
const one = { a: text('a', { doc }) };
const ask = endpoint({
  path: '/ask',
  request,
  response: answer,
  about: [],
  billed: null,
  effect: 'none',
});
const by = choice('By', doc, {
  line: variant(line, { under: 'block' }),
  number: text('bh', { doc }),
});

test('decoded, accepted and sent values of a record have the types of its fields', () => {
  expectTypeOf<Decoded<typeof answer>>().branded.toEqualTypeOf<{
    readonly kind: 'GENERAL' | 'SMALL' | 'UNRECOGNIZED';
    readonly kindCode: string;
    readonly done: boolean | null;
  }>();
  expectTypeOf<Input<typeof request>>().branded.toEqualTypeOf<{
    readonly buyer: string;
    readonly count: number;
    readonly lines: readonly { readonly name: string; readonly rate: string }[];
    readonly remark?: string | null | undefined;
    readonly kind?: 'GENERAL' | 'SMALL' | null | undefined;
    readonly total?: string | null | undefined;
  }>();
  expectTypeOf<Sent<typeof request>['total']>().toEqualTypeOf<string>();
  expectTypeOf<Sent<typeof request>['terminal']>().toEqualTypeOf<string>();
});

test('mistakes in a table or a call do not compile', () => {
  expectTypeOf(declarations).toBeFunction();
  expectTypeOf(calls).toBeFunction();
});

function declarations(): void {
  // @ts-expect-error -- a misspelt option
  text('mc', { doc, optionl: true });
  // @ts-expect-error -- no description
  text('mc', {});
  // @ts-expect-error -- a decimal without its form at the platform
  decimal('je', { doc });
  // @ts-expect-error -- an option of another field type
  integer('sl', { doc, scale: 2 });
  // @ts-expect-error -- a sign that does not exist
  decimal('je', { as: 'number', sign: 'plus', doc });
  // @ts-expect-error -- a code without its meaning
  codes('Kind', doc, { GENERAL: ['1'] });
  // @ts-expect-error -- a list takes a record or a choice, not a field
  list('hwxx', text('mc', { doc }), { doc });
  // @ts-expect-error -- an envelope that the platform does not have
  nested('dz', line, { as: 'list-of-two', doc });
  // @ts-expect-error -- a flag without its two words
  flag('sz', { as: ['Y'], doc });
  // @ts-expect-error -- a rule about a field that does not exist
  record('R', doc, one, { rules: [{ at: 'b', message: '', holds: () => true }] });
  // @ts-expect-error -- a rule that reads a field that does not exist
  record('R', doc, one, { rules: [{ at: 'a', message: '', holds: ({ b }) => b === '' }] });
  // @ts-expect-error -- an effect that does not exist
  endpoint({ path: '/ask', request, response: answer, about: [], billed: null, effect: 'twice' });
  // @ts-expect-error -- a choice can only be sent
  endpoint({ path: '/ask', request, response: by, about: [], billed: null, effect: 'none' });
  // @ts-expect-error -- an endpoint without `billed`
  endpoint({ path: '/ask', request, response: answer, effect: 'none' });
}

async function calls(platform: Platform): Promise<void> {
  const lines = [{ name: '', rate: '0' }];
  const good = { buyer: '', count: 1, total: '1', terminal: '', lines };
  const { kind, done } = await platform.call(ask, good);

  // @ts-expect-error -- a required field is missing
  await platform.call(ask, { count: 1, total: '1', terminal: '', lines });
  // @ts-expect-error -- a field that only the service fills in is missing
  await platform.call(ask, { buyer: '', count: 1, total: '1', lines });
  // @ts-expect-error -- a field that clients may omit, not computed before sending
  await platform.call(ask, { buyer: '', count: 1, terminal: '', lines });
  // @ts-expect-error -- a decimal is a text
  await platform.call(ask, { ...good, total: 1 });
  // @ts-expect-error -- a code is named, not numbered
  await platform.call(ask, { ...good, kind: '1' });
  // @ts-expect-error -- a value that only responses have
  await platform.call(ask, { ...good, kind: 'UNRECOGNIZED' });
  // @ts-expect-error -- a misspelt field
  await platform.call(ask, { ...good, remarks: '' });
  // @ts-expect-error -- a field of a line is missing
  await platform.call(ask, { ...good, lines: [{ name: '' }] });

  // @ts-expect-error -- a field that the client must not give
  assertType<Input<typeof request>>({ buyer: '', count: 1, lines, terminal: '' });
  // @ts-expect-error -- two alternatives at once
  assertType<Input<typeof by>>({ line: { name: '', rate: '0' }, number: '' });
  // @ts-expect-error -- no alternative
  assertType<Input<typeof by>>({});
  // @ts-expect-error -- an alternative that does not exist
  assertType<Input<typeof by>>({ name: '' });

  // @ts-expect-error -- an optional field may be null
  assertType<boolean>(done);
  // @ts-expect-error -- a code that the table does not contain
  if (kind === 'LARGE') return;
  // @ts-expect-error -- a decoded record has no field of this name
  assertType<unknown>((await platform.call(ask, good)).total);
}
