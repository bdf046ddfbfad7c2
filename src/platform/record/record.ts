import { z } from 'zod';
import { isJsonObject } from '../../kernel/json/json.ts';
import { forms } from '../../messages/forms.ts';
import { brokenRule, issueText } from './issue-message.ts';
import { type Fields, phantom, WireError, madeOnce } from './field.ts';
import type { InputOf, LazyRecordType, OutputOf, RecordType, Rule } from './record-type.ts';

/**
 * Declares one wire record: every field once, under its GraphQL name. The decoder, the encoder, the check of the input, the
 * GraphQL types with their descriptions, and the sandbox's responses are derived from this table.
 *
 * Throws when two fields have the same wire name or would have the same GraphQL name.
 */
export function record<const F extends Fields>(
  name: string,
  doc: string,
  fields: F,
  options: {
    readonly rules?: readonly Rule<InputOf<F>>[];
    /** Optional fields; a response with none of them is rejected. */
    readonly atLeastOneOf?: readonly Extract<keyof F, string>[];
  } = {},
): RecordType<F> {
  const entries = Object.entries(fields);
  const { atLeastOneOf = [] } = options;
  refuseRepeats(
    name,
    'wire name',
    entries.flatMap(([, field]) => field.wire ?? []),
  );
  refuseRepeats(
    name,
    'field name',
    entries.flatMap(([key, { shape }]) => (shape.kind === 'code' ? [key, `${key}Code`] : [key])),
  );
  return {
    ...phantom,
    kind: 'record',
    name,
    doc,
    fields,
    input: madeOnce(() => inputOf(fields, options.rules ?? [])),
    read(source, setAside) {
      if (!isJsonObject(source)) throw new WireError(forms.object);
      const decoded: Record<string, unknown> = {};
      for (const [key, field] of entries) {
        try {
          field.read(source, key, decoded, setAside);
        } catch (error) {
          const mayBeMissing = field.optional && field.decisive !== true;
          if (!setAside || !mayBeMissing || !(error instanceof WireError)) throw error;
          setAside(error);
          decoded[key] = null;
        }
      }
      if (atLeastOneOf.length > 0 && atLeastOneOf.every((key) => decoded[key] === null))
        throw new WireError(forms.objectWithOneOf({ members: atLeastOneOf.join(', ') }));
      return decoded as OutputOf<F>; // member by member what each field's type says
    },
    write(value, into) {
      const members = value as Readonly<Record<string, unknown>>; // Structure.write takes only values of this record
      for (const [key, field] of entries) field.write(members[key], into);
    },
  };
}

/** Declares a record that is read member by member, for responses that are billed. */
export function lazyRecord<const F extends Fields>(
  name: string,
  doc: string,
  fields: F,
): LazyRecordType<F> {
  return { ...record(name, doc, fields), isLazy: true };
}

function inputOf<F extends Fields>(fields: F, rules: readonly Rule<InputOf<F>>[]): z.ZodType {
  const visible = Object.entries(fields).filter(([, field]) => field.origin !== 'hidden');
  const plain = z.strictObject(
    Object.fromEntries(visible.map(([key, field]) => [key, field.input()])),
  );
  return plain.check(({ value, issues }) => {
    const fieldsAreFine = issues.length === 0;
    for (const { at, message, holds } of rules) {
      // zod comes here only with members of the right types, so it is an InputOf<F>.
      if (judged(() => holds(value as InputOf<F>), fieldsAreFine)) continue;
      const broken = brokenRule((value[at] ?? null) === null ? 'missing' : 'inconsistent');
      issues.push({
        code: 'custom',
        path: [at],
        message: issueText(typeof message === 'function' ? message(value as InputOf<F>) : message),
        input: value,
        ...broken,
      });
    }
  });
}

/**
 * Rules run even when a field is wrong, so that everything is reported at once. A rule relies on correct fields, so one that
 * throws over a wrong field counts as fulfilled.
 */
function judged(holds: () => boolean, fieldsAreFine: boolean): boolean {
  try {
    return holds();
  } catch (error) {
    if (fieldsAreFine) throw error;
    return true;
  }
}

function refuseRepeats(record: string, what: string, names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`${record}: the ${what} ${repeated} occurs twice`);
}
