import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  computeLine,
  totalLines,
  withComputed,
} from '../../packages/web/board/forms/model/amounts.ts';
import { toArguments } from '../../packages/web/board/forms/model/arguments.ts';
import type { Member } from '../../packages/web/board/forms/model/description.ts';
import {
  type DraftObject,
  draftAt,
  emptyDraft,
  memberAt,
  mergeDrafts,
  toDraft,
  withDraftAt,
} from '../../packages/web/board/forms/model/draft.ts';
import { SENDERS } from '../../packages/web/board/forms/model/senders.ts';
import { storable } from '../../packages/web/board/forms/model/stored-drafts.ts';
import { chineseName } from '../../packages/web/board/forms/model/names.ts';
import { SUBJECTS } from '../../packages/web/board/forms/subjects.ts';
import { presetsOf } from '../../packages/web/board/sandbox/presets.ts';
import { examples } from '../../packages/web/generated/mutation-examples.ts';
import { catalogue } from '../../packages/web/generated/mutation-forms.ts';
import { mutations } from '../../packages/web/generated/mutations.ts';
import { kindTexts } from '../../packages/web/messages/kinds.ts';
import { stateTexts } from '../../packages/web/messages/states.ts';
import { formTexts } from '../../packages/web/messages/forms/forms.ts';
import { capabilityTexts } from '../../packages/web/messages/forms/mutations.ts';
import { newNumber } from '../../packages/web/shared/own-numbers.ts';
import { createSchema } from '../../src/schema.ts';
import { examples as allExamples, textOf } from '../example-reader.ts';

const schema = createSchema();
const fields = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => name !== 'sandbox',
);

const argsOf = (name: string): readonly Member[] => catalogue.forms[name]?.args ?? [];

/** All positions of an input type that need a form field, as paths, with their types. */
function placesOf(name: string, type: GraphQLInputType): readonly (readonly [string, string])[] {
  const named = getNamedType(type);
  const words = [
    named.name,
    ...(isListType(getNullableType(type)) ? ['list'] : []),
    ...(isNonNullType(type) ? ['needed'] : []),
  ].join(' ');
  return [
    [name, words],
    ...(isInputObjectType(named)
      ? Object.values(named.getFields()).flatMap((field) =>
          placesOf(`${name}.${field.name}`, field.type),
        )
      : []),
  ];
}

function placesOfMember(path: string, member: Member): readonly (readonly [string, string])[] {
  const { name, type, isList, isRequired } = member;
  const here = path === '' ? name : `${path}.${name}`;
  const words = [type, ...(isList ? ['list'] : []), ...(isRequired ? ['needed'] : [])].join(' ');
  return [
    [here, words],
    ...(catalogue.inputs[type]?.members ?? []).flatMap((inner) => placesOfMember(here, inner)),
  ];
}

test.each(fields)('$name has a form with fields for its whole input', ({ name, args }) => {
  expect(Object.keys(mutations)).toContain(name);
  expect(argsOf(name).flatMap((member) => placesOfMember('', member))).toEqual(
    args.flatMap((arg) => placesOf(arg.name, arg.type)),
  );
  expect(validate(schema, parse(catalogue.forms[name]?.document ?? ''))).toEqual([]);
});

const uses = Object.entries(examples).flatMap(([name, all]) =>
  all.map(({ titles, args }) => ({ name, title: titles.en, args })),
);

test('the forms include all examples of mutations', () => {
  const titles = new Set(uses.map(({ title }) => title));
  const others = allExamples
    .map(({ name }) => textOf(name))
    .filter((text) => /^mutation /m.test(text))
    .map((text) => text.split('\n', 1)[0]?.replace(/^# ?/, ''))
    .filter((title) => !titles.has(title ?? ''));
  // It needs the id of a waiting subject.
  expect(others).toEqual(['Poll the state now']);
});

test.each(uses)('$name: “$title” can be filled in, and sends the same input', ({ name, args }) => {
  const members = argsOf(name);
  const read = toArguments(catalogue, members, toDraft(catalogue, members, args));
  expect(read).toEqual({ args, problems: [] });
});

test('all fields have a Chinese name, and all groups of mutations have one in both languages', () => {
  const owned = [
    ...Object.entries(catalogue.inputs).map(([owner, { members }]) => ({ owner, members })),
    ...Object.entries(catalogue.forms).map(([owner, { args }]) => ({
      owner,
      members: args.filter(({ type }) => !(type in catalogue.inputs)),
    })),
  ];
  const unnamed = owned.flatMap(({ owner, members }) =>
    members
      .filter((member) => !/\p{Script=Han}/u.test(chineseName(member, owner) ?? ''))
      .map(({ name }) => `${owner}.${name}`),
  );
  expect(unnamed).toEqual([]);
  const values = Object.values(catalogue.enums).flat();
  const followed = { ...stateTexts.zh, ...kindTexts.zh };
  expect(values.filter(({ name, term }) => term === undefined && !(name in followed))).toEqual([]);
  const capabilities = new Set(Object.values(mutations).map(({ capability }) => capability));
  for (const texts of Object.values(capabilityTexts))
    expect(Object.keys(texts).toSorted()).toEqual([...capabilities].toSorted());
});

test('all costs are shown in Chinese on a Chinese page', () => {
  const units = Object.values(mutations).flatMap(({ billed }) => billed ?? []);
  expect(units.length).toBeGreaterThan(3);
  for (const unit of units) expect(formTexts.zh.costs(unit)).not.toMatch(/[a-z]/i);
});

test('cost, scope, platform, kind and number of each mutation match the schema', () => {
  expect(mutations.issueInvoice).toEqual({
    capability: 'forward-invoicing',
    scope: 'ISSUE',
    isSent: true,
    billed: 'per invoice',
    kind: 'FORWARD_INVOICE',
    number: 'orderId',
  });
  // Its result has the command as a member.
  expect(mutations.bankCommand).toMatchObject({
    isSent: true,
    scope: 'REVERSE',
    kind: 'BANK_COMMAND',
    number: 'commandId',
  });
  // Its result has the invoice as a member, and is a thing of its own.
  expect(mutations.redOffsetInvoice.kind).toBe('FORWARD_RED_OFFSET');
  expect(mutations.createWebhook).not.toHaveProperty('isSent');
});

/** ID numbers, mobile phones and bank cards. */
const PERSONAL =
  /\b\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]\b|\b1[3-9]\d{9}\b|\b62\d{14,17}\b/g;

describe('a draft', () => {
  const members = argsOf('issueInvoice');

  test('of an empty form has a new number, and lists the required fields', () => {
    const draft = emptyDraft(catalogue, members);
    expect(draftAt(draft, ['input', 'orderId'])).toMatch(/^order-\w{12}$/);
    const numbers = Array.from({ length: 10_000 }, () => newNumber('order'));
    expect(new Set(numbers).size).toBe(10_000);
    const { problems } = toArguments(catalogue, members, draft);
    expect(problems.map(({ path, fault }) => `${path.join('.')} ${fault}`)).toEqual(
      expect.arrayContaining([
        'input.kind missing',
        'input.buyer choose',
        'input.seller.taxNumber missing',
        'input.lines.0.taxRate missing',
      ]),
    );
  });

  test('reports texts that are no valid numbers, dates, URLs or objects', () => {
    const wrong = withDraftAt(
      emptyDraft(catalogue, members),
      ['input', 'lines', '0', 'taxRate'],
      '13 %',
    );
    const { problems } = toArguments(catalogue, members, {
      ...(wrong as DraftObject),
    });
    expect(problems).toContainEqual({ path: ['input', 'lines', '0', 'taxRate'], fault: 'decimal' });
  });

  test('with another choice drops the earlier one', () => {
    const enterprise = toDraft(catalogue, members, {
      input: { buyer: { enterprise: { name: 'x' } } },
    });
    const individual = toDraft(catalogue, members, { input: { buyer: { individual: {} } } });
    expect(mergeDrafts(catalogue, members, enterprise, individual)).toEqual(individual);
  });

  test('is stored without personal data, secrets, free JSON and files', () => {
    const personal = new Set<string>();
    for (const { name, args } of uses) {
      const stored = storable(catalogue, argsOf(name), toDraft(catalogue, argsOf(name), args));
      const text = JSON.stringify(stored);
      for (const found of text.match(PERSONAL) ?? []) personal.add(`${name}: ${found}`);
    }
    expect([...personal]).toEqual([]);
    const webhook = { input: { secret: 'whsec_1', variables: { a: 1 }, name: 'books' } };
    expect(
      storable(
        catalogue,
        argsOf('createWebhook'),
        toDraft(catalogue, argsOf('createWebhook'), webhook),
      ),
    ).toEqual({ input: { name: 'books' } });
    const file = { input: { file: new File(['x'], 'contract.pdf'), name: 'Contract' } };
    expect(
      storable(
        catalogue,
        argsOf('createContract'),
        toDraft(catalogue, argsOf('createContract'), file),
      ),
    ).toEqual({ input: { name: 'Contract' } });
  });
});

/** Computed by hand: 106 / 1.06, 1 / 1.13, and a price times a quantity. */
test.each([
  [
    { taxRate: '0.06', amountWithTax: '106' },
    { amountWithoutTax: '100.00', taxAmount: '6.00', amountWithTax: '106.00' },
  ],
  [
    { taxRate: '0.13', amountWithTax: '1.00' },
    { amountWithoutTax: '0.88', taxAmount: '0.12', amountWithTax: '1.00' },
  ],
  [
    { taxRate: '0.13', quantity: '2', unitPrice: '650' },
    {
      amountWithoutTax: '1300.00',
      taxAmount: '169.00',
      amountWithTax: '1469.00',
      unitPrice: '650',
    },
  ],
  [{ taxRate: '0.13' }, null],
  [{ taxRate: 'x', amountWithTax: '1' }, null],
])('the amounts of the line %o are %o', (line, amounts) => {
  expect(computeLine(line)).toEqual(amounts);
});

test('the sums of lines are exact, and required amounts are filled in', () => {
  const lines = [
    { taxRate: '0.13', amountWithTax: '0.10' },
    { taxRate: '0.13', amountWithTax: '0.20' },
  ];
  expect(totalLines(lines)?.amountWithTax).toBe('0.30');
  const draft = {
    input: { lines: { blue: [{ taxRate: '0.01', quantity: '2.5', unitPrice: '500' }] } },
  };
  expect(withComputed(catalogue, argsOf('issueScrapInvoice'), draft)).toMatchObject({
    input: {
      lines: {
        blue: [{ amountWithoutTax: '1250.00', taxAmount: '12.50', amountWithTax: '1262.50' }],
      },
    },
  });
});

test('all prefilled values have fields', () => {
  const thing = { key: 'k', operation: { id: 'o' } };
  const filled = [
    ...Object.entries(presetsOf('en')).flatMap(([name, { values, choices }]) =>
      [values, ...choices.flatMap(({ options }) => options.map((option) => option.values))].map(
        (each) => [name, each] as const,
      ),
    ),
    // The members of a subject that each of them reads.
    ...Object.entries(SUBJECTS).map(
      ([name, subject]) => [name, subject.valuesOf(thing as never)] as const,
    ),
    ...Object.values(SENDERS).map(
      ({ name, number }) => [name, { input: { [number]: 'k' } }] as const,
    ),
  ];
  const strays = filled.flatMap(([name, values]) =>
    Array.from(pathsOf(values))
      .filter((path) => memberAt(catalogue, argsOf(name), path) === null)
      .map((path) => `${name}: ${path.join('.')}`),
  );
  expect(strays).toEqual([]);
});

test('each number that can be used once is prefilled again for an unsent subject', () => {
  const numbers = Object.entries(catalogue.forms).flatMap(([name, { args }]) =>
    args
      .flatMap(({ type }) => catalogue.inputs[type]?.members ?? [])
      .filter(({ fresh }) => fresh !== undefined)
      .map((member) => `${name} ${member.name}`),
  );
  const again = Object.values(SENDERS).map(({ name, number }) => `${name} ${number}`);
  expect(again.toSorted()).toEqual(numbers.toSorted());
});

/** Paths of all members of a value, except those of free JSON. */
function* pathsOf(value: unknown, above: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'extra') continue;
    yield [...above, name];
    yield* pathsOf(part, [...above, name]);
  }
}
