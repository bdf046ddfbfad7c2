import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/schema.ts';
import { isJsonObject, type JsonObject } from '../../src/kernel/json/json.ts';
import {
  unwrapped,
  checkSubject,
  type Repeated,
} from '../../src/platform/client/response-subject.ts';
import type { Endpoint } from '../../src/platform/endpoint.ts';
import {
  type Field,
  fieldNamed,
  isChoice,
  isRecord,
  type Structure,
} from '../../src/platform/record/index.ts';

interface Case {
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly answered: string;
  readonly asked: string;
  /** True if the data of the response are a list of one. */
  readonly isListOfOne?: boolean;
}

const cases = endpoints.flatMap((endpoint) =>
  endpoint.about.map((repeated) => caseFor(endpoint, repeated)),
);

function caseFor(endpoint: Endpoint, repeated: Repeated): Case {
  const [answered, asked] = typeof repeated === 'string' ? [repeated, repeated] : repeated;
  return { path: endpoint.path, endpoint, answered, asked };
}

const isRows = ({ wire, shape }: Field): boolean =>
  shape.kind === 'list' && (wire === null || wire === 'list');

/**
 * True for a member of rows, or beside rows that the record reads: there a list of one is a row, and no object, unless it has the
 * list of rows.
 */
function isBesideRows({ answered, endpoint }: Case): boolean {
  const fields = Object.values<Field>(endpoint.response.fields);
  if (answered.startsWith('list') && fields.some(({ wire }) => wire === 'list')) return false;
  return /^(\*|list)/.test(answered) || fields.some(isRows);
}

/** An object with a value at a path; a list of any name is `*`. */
function at(place: string, value: unknown): JsonObject {
  return place
    .split('.')
    .reduceRight<unknown>(
      (inner, step) => (step.endsWith('[]') ? { [step.slice(0, -2)]: [inner] } : { [step]: inner }),
      value,
    ) as JsonObject;
}

/** Two values of a field, in wire form. */
function valuesOf({ endpoint, asked }: Case): readonly [unknown, unknown] {
  const wire = asked.slice(asked.lastIndexOf('.') + 1);
  const field = fieldNamed(endpoint.request, wire);
  if (field?.shape.kind !== 'scalar' || field.shape.scalar !== 'YearMonth')
    return ['9144030012345678A101', '9144030012345678B202'];
  const sent = (month: string): unknown => {
    const into: Record<string, never> = {};
    field.write(month, into);
    return into[wire];
  };
  return [sent('2026-11'), sent('2026-10')];
}

/** The error of a response to a query, both with one member; null for a valid response. */
function errorOf(one: Case, asked: unknown, answered: unknown, code = 'CYT_00000'): unknown {
  const done = { ok: true, returncode: '00' };
  const data = answered === undefined ? done : { ...done, ...at(one.answered, answered) };
  const { answer, numbers } = one.endpoint;
  const received = answer(200, JSON.stringify({ code, msg: '', requestId: 'r', data }), numbers);
  const listed = one.isListOfOne ? unwrapped([received.data], one.endpoint) : received.data;
  const envelope = checkSubject(one.endpoint, at(one.asked, asked), { ...received, data: listed });
  return envelope.refusal?.(String) ?? null;
}

describe.each(cases)('$path: $answered', (one) => {
  const [asked, other] = valuesOf(one);

  test('with a value other than the requested one is invalid, and the value is not quoted', () => {
    const error = errorOf(one, asked, other);
    expect(error).toMatchObject({ code: 'PLATFORM_UNAVAILABLE', maybeApplied: true });
    expect(String(error)).toContain(one.answered);
    expect(String(error)).not.toContain(String(other));
  });

  test('with a value other than the requested one is no rejection either', () => {
    expect(errorOf(one, asked, other, 'CYT_40001')).toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
      maybeApplied: true,
    });
    expect(errorOf(one, asked, asked, 'CYT_40001')).toBeNull();
  });

  test('is also compared in a single object in place of a list', () => {
    const inObject = { ...one, answered: one.answered.replace('*', 'list').replaceAll('[]', '') };
    expect(errorOf(inObject, asked, asked)).toBeNull();
    expect(errorOf(inObject, asked, other)).not.toBeNull();
  });

  test('is also compared in a list of one object in place of an object, and of the whole data', () => {
    const steps = one.answered.split('.');
    const inLists = steps.map((step, index) =>
      index === steps.length - 1 || step.endsWith('[]') ? step : `${step}[]`,
    );
    const wrapped = { ...one, answered: inLists.join('.').replace('*', 'list') };
    const isObject = !isBesideRows(one);
    expect(isJsonObject(unwrapped([at(wrapped.answered, other)], one.endpoint))).toBe(isObject);
    for (const isListOfOne of isObject ? [false, true] : [false]) {
      const form = { ...wrapped, isListOfOne };
      expect(errorOf(form, asked, asked)).toBeNull();
      expect(errorOf(form, asked, other)).not.toBeNull();
    }
  });

  test('with a value other than the requested one is valid in a demonstration', () => {
    const { endpoint, answered } = one;
    const envelope = { status: 200, code: 'CYT_00000', msg: '', requestId: null };
    for (const [mock, isRefused] of [
      [true, false],
      ['true', false],
      [false, true],
    ] as const) {
      const data = { ...at(answered, other), mock };
      const checked = checkSubject(endpoint, at(one.asked, asked), { ...envelope, data });
      expect('refusal' in checked).toBe(isRefused);
    }
  });

  test('with the requested value is valid', () => {
    expect(errorOf(one, asked, asked)).toBeNull();
    expect(errorOf(one, asked, ` ${String(asked)} `)).toBeNull();
  });

  test('without the member is valid, and so is one for a request without it', () => {
    for (const nothing of [undefined, null, '', { odd: true }, true])
      expect(errorOf(one, asked, nothing)).toBeNull();
    expect(errorOf(one, undefined, other)).toBeNull();
  });
});

/** True if all members of a request could be echoed. */
function isAsked({ request, inPath }: Endpoint): boolean {
  const isEmpty = isRecord(request) && Object.keys(request.fields).length === 0;
  return !isEmpty || inPath.length > 0;
}

test.each(endpoints)(
  '$path: declares the members by which responses name their subject',
  (endpoint) => {
    expect(endpoint.about.length > 0).toBe(isAsked(endpoint));
  },
);

/**
 * Members of the request that name its subject and that the documents also show in the response, except those that
 * are checked or filtered by: an issue date is part of the verdict on an invoice, a confirmation's status changes.
 */
const SHOWN: Readonly<Record<string, readonly Repeated[]>> = {
  '/api/v1/verify': [['result[].fphm', 'fphm']],
  '/api/v1/enterprise/search': [['list[].tax_id', 'tax_id']],
  '/api/v1/rinv/seller/register': ['userId'],
  '/api/v1/rinv/seller/update-card': ['userId'],
  '/api/v1/rinv/seller/close': ['userId'],
  '/api/v1/rinv/invoice/create': ['orderId'],
  '/api/v1/rinv/invoice/status': ['orderId'],
  '/api/v1/rinv/invoice/download': ['orderId'],
  '/api/v1/bank/h5/session': ['scene'],
  '/api/v1/invoice/reverse/lqbiz/invoice/create': ['fphm'],
  '/api/v1/invoice/reverse/lq/CXNSRFXXX': ['nsrsbh'],
  '/api/v1/invoice/reverse/lq/CXNSRJBXX': ['nsrsbh'],
  '/api/v1/invoice/reverse/lq/CXZRRKPXX': ['sfzjhm'],
  '/api/v1/invoice/reverse/lq/TZSXEDYXQ': ['sxedsq'],
  '/api/v1/invoice/reverse/lq/CXQDHZQRDLB': [
    'xsfnsrsbh',
    'gmfnsrsbh',
    'lzfpdm',
    'lzfphm',
    'hzfpxxqrdbh',
  ].map((name) => [`list[].${name}`, name]),
  '/api/v1/invoice/reverse/lq/CXQDHZQRDMX': ['uuid', 'xsfnsrsbh'],
};
const shown = endpoints.flatMap((endpoint) =>
  (SHOWN[endpoint.path] ?? []).map((repeated) => caseFor(endpoint, repeated)),
);

test.each(shown)('$path: compares $answered, which its document shows', (one) => {
  const [asked, other] = valuesOf(one);
  expect(errorOf(one, asked, asked)).toBeNull();
  expect(errorOf(one, asked, other)).not.toBeNull();
});

test('each document that shows such a member belongs to an endpoint', () => {
  const paths = new Set(endpoints.map(({ path }) => path));
  expect(Object.keys(SHOWN).filter((path) => !paths.has(path))).toEqual([]);
});

test('each compared member is a member of its request', () => {
  const unknown = cases.filter(({ endpoint: { request }, asked }) => {
    const isFree = textsOf(request).length === 0;
    const wire = asked.slice(asked.lastIndexOf('.') + 1);
    return !isFree && fieldNamed(request, wire) === null && wire !== 'scene';
  });
  expect(unknown.map(({ path, asked }) => `${path}: ${asked}`)).toEqual([]);
});

test.each(endpoints)(
  '$path: members of both its request and its response are compared',
  (endpoint) => {
    // `sjc` is a stamp: the response's is that of the next query.
    const answered = new Set(textsOf(endpoint.response).filter((wire) => wire !== 'sjc'));
    const shared = textsOf(endpoint.request).filter((wire) => answered.has(wire));
    expect(endpoint.about).toEqual(expect.arrayContaining(shared));
  },
);

/** Wire names of the texts of a structure, and of its direct alternatives. */
function textsOf(structure: Structure): readonly string[] {
  if (isRecord(structure)) return Object.values(structure.fields).flatMap(textIn);
  if (!isChoice(structure)) return [];
  return Object.values(structure.variants).flatMap((alternative) => {
    if (!('record' in alternative)) return textIn(alternative);
    return alternative.under === null ? textsOf(alternative.record) : [];
  });
}

function textIn({ wire, shape }: Field): readonly string[] {
  if (wire === null) return shape.kind === 'structure' ? textsOf(shape.structure()) : [];
  return shape.kind === 'scalar' && shape.scalar === 'String' ? [wire] : [];
}

function caseOf(path: string, asked: string): Case {
  const one = cases.find((each) => each.path.endsWith(path) && each.asked === asked);
  if (one === undefined) throw new Error(`${path} has no ${asked}`);
  return one;
}

describe('another spelling of the requested value', () => {
  test.each([
    ['/enterprise/search', 'tax_id', '91440300MA5F0A0A1X', '91440300ma5f0a0a1x'],
    ['/forward/query', 'order_id', '20261121000000000001', '20261121000000000001'],
    ['CXZRRKPXX', 'sfzjhm', '110101199003071231', '110101********1231'],
    ['TZSXEDYXQ', 'sxedsq', '2026-11', '202611'],
    ['TZSXEDYXQ', 'sxedsq', '2026-11', 'November'],
    ['CXQDHZQRDLB', 'gmfnsrsbh', '91440300MA5F0A0A1X', '91440300ma5f0a0a1x'],
    // Passed on as written by the client.
    ['CXTSXX', 'nsrsbh', '91440300ma5f0a0a1x', '91440300MA5F0A0A1X'],
    ['CXTSXX', 'sfzjhm', '11010119900307123x', '11010119900307123X'],
    ['CXTSXX', 'gmfnsrsbh', '91440300ma5f0a0a1x', '91440300MA5F0A0A1X'],
    ['/bank/person/quota', 'taxNo', '91440300ma5f0a0a1x', '91440300MA5F0A0A1X'],
    ['/verify', 'fphm', '00012345', 12345],
    ['CXQDHZQRDLB', 'lzfpdm', '011001900111', 11001900111],
    ['/forward/query', 'order_id', '0007', 7],
    ['/forward/query', 'order_id', 'a1', '\u3000ａ１ '],
  ])('%s %s: %s is %s', (path, member, asked, answered) => {
    expect(errorOf(caseOf(path, member), asked, answered)).toBeNull();
  });

  test.each([
    ['/forward/query', 'order_id', 'a1', 'A1'],
    ['/forward/query', 'order_id', 'order-1', 'order-10'],
    ['/forward/query', 'order_id', '0007', '7'],
    ['/forward/query', 'order_id', '0007', 70],
    ['CXZRRKPXX', 'sfzjhm', '110101199003071231', '110101********1232'],
  ])('%s %s: %s is not %s', (path, member, asked, answered) => {
    expect(errorOf(caseOf(path, member), asked, answered)).not.toBeNull();
  });
});

test.each([
  [['2', '1'], undefined],
  [['2', '3'], '*[].fphm'],
])('a response about the invoices %j of an upload names another by %s', (numbers, another) => {
  const { endpoint } = caseOf('BFCPSGFPSC', 'fpList[].fphm');
  const asked = { fpList: [{ fphm: '1' }, { fphm: '2' }] };
  const data = { list: numbers.map((fphm) => ({ fphm })) };
  const answer = { status: 200, code: 'CYT_00000', msg: '', requestId: 'r', data };
  expect(checkSubject(endpoint, asked, answer).namesAnother).toBe(another);
});

/** Names of a person's ID number, if the request is about that person. The person may correct the one behind an H5 link. */
const ofPerson = ['sfzjhm', 'idNo', 'signerIdcard'].flatMap((wire) =>
  endpoints.flatMap(({ path, request, about }) =>
    fieldNamed(request, wire) === null || path.includes('/h5/') ? [] : [{ path, wire, about }],
  ),
);

test.each(ofPerson)('$path: a response that names another $wire is of another person', (one) => {
  expect(one.about).toContain(one.wire);
});
