import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/schema.ts';
import type { Json } from '../../src/kernel/json/json.ts';
import { checkSubject } from '../../src/platform/client/response-subject.ts';
import { maskText } from '../../src/kernel/privacy/masking.ts';
import { forms } from '../../src/messages/forms.ts';
import { asPlatformError, PlatformUnavailable } from '../../src/platform/errors.ts';
import {
  businessNumbers,
  type Field,
  isRecord,
  type Structure,
  WireError,
} from '../../src/platform/record/index.ts';

const WRONG: readonly Json[] = [true, false, 7, -1.5, '', 'x', [], {}, [[]], [7], { x: [] }, null];

/** The fields of a response, at any depth. */
function fieldsOf(structure: Structure): readonly Field[] {
  if (!isRecord(structure)) return [];
  const own = Object.values<Field>(structure.fields);
  return own.concat(own.flatMap(({ shape }) => inner(shape)));
}

function inner(shape: Field['shape']): readonly Field[] {
  if (shape.kind === 'list') return inner(shape.of);
  if (shape.kind === 'structure') return fieldsOf(shape.structure());
  return shape.kind === 'scalar' ? (shape.holds ?? []).flatMap(fieldsOf) : [];
}

/** The error of a check that may fail only as a malformed response; null for that, and without one. */
function errorOf(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof WireError || error instanceof PlatformUnavailable ? null : error;
  }
}

describe.each(endpoints)('a member of $path of any type', (endpoint) => {
  const fields = fieldsOf(endpoint.response);
  const names = fields.flatMap(({ wire }) => wire ?? []).concat('data', 'raw', 'code', 'skjnjg');

  test('is a value, or an error with its path, to the field that reads it', () => {
    for (const field of fields)
      for (const value of WRONG)
        for (const setAside of [undefined, () => {}])
          expect(
            errorOf(() => field.read({ [field.wire ?? 'x']: value }, 'read', {}, setAside)),
          ).toBeNull();
  });

  test('allows the whole response to be read, masked and compared, or has an error', () => {
    const { answer, numbers, response } = endpoint;
    const done = { ok: true, returncode: '00' };
    const datas = names.flatMap((name) => WRONG.map((value) => ({ ...done, [name]: value })));
    const reading = (data: Json) => (): void => {
      const body = JSON.stringify({ code: 'CYT_00000', msg: '', requestId: 'r', data });
      const envelope = checkSubject(endpoint, { ...done }, answer(200, body, numbers));
      const isBusiness = businessNumbers(response, envelope.data);
      envelope.refusal?.((said) => maskText(said, isBusiness));
      response.read(envelope.data ?? {}, () => {});
    };
    for (const data of [...datas, ...WRONG]) expect(errorOf(reading(data))).toBeNull();
  });
});

test('an error found outside of the client is a malformed response, and any other value is no error', () => {
  const fault = new WireError(forms.text).under('data');
  expect(asPlatformError(fault)).toMatchObject({
    code: 'PLATFORM_UNAVAILABLE',
    maybeApplied: true,
    hint: fault.fault,
  });
  expect(asPlatformError(new TypeError('of our own'))).toBeNull();
});
