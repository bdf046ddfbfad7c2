import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject, soleObject } from '../../../kernel/json/json.ts';
import { faultInJson, withoutBlanksInside } from '../../../kernel/text/unreadable.ts';
import { rules } from '../../../messages/rules.ts';
import { forms } from '../../../messages/forms.ts';
import { plainDigits, plainSpelling } from '../../client/exact-json.ts';
import {
  type Field,
  type FieldOptions,
  phantom,
  type IsOptional,
  madeOnce,
  type Structure,
} from '../field.ts';
import { issueText } from '../issue-message.ts';
import { leaf, scalar } from './leaf.ts';
import { unreadableIn } from './text.ts';

interface IntegerOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
}

/** A whole number that fits GraphQL's 32-bit Int. */
export function integer<Wire extends string>(
  wire: Wire,
  options: IntegerOptions,
): Field<number, number, number, IsOptional<Wire>, 'given'> {
  const { min = -(2 ** 31), max = 2 ** 31 - 1 } = options;
  const input = (): z.ZodType =>
    z
      .number()
      .refine(
        (value) => Number.isInteger(value) && value >= min && value <= max,
        issueText(rules.wholeNumber({ min, max })),
      );
  return leaf(wire, options, {
    shape: scalar('Int'),
    input,
    expected: forms.wholeNumber,
    read: (value) => {
      const number = Number(plainDigits(value) ?? NaN);
      return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : undefined;
    },
    write: (value) => value,
  });
}

interface FlagOptions extends FieldOptions {
  /** Values for true and false on the wire, by default JSON's own. */
  readonly as?: readonly [yes: string | number, no: string | number];
}

/** A yes or no. */
export function flag<Wire extends string>(
  wire: Wire,
  options: FlagOptions,
): Field<boolean, boolean, boolean, IsOptional<Wire>, 'given'> {
  const [yes, no] = options.as ?? [true, false];
  return leaf(wire, options, {
    shape: scalar('Boolean'),
    input: () => z.boolean(),
    expected: forms.either({ yes: JSON.stringify(yes), no: JSON.stringify(no) }),
    // The documents do not distinguish "1" and 1, and databases without a boolean type store 1 and 0, or Y and N.
    read: truthIn,
    write: (value) => (value ? yes : no),
  });
}

/** Boolean for a value; undefined if it stands for neither. */
export function truthIn(value: Json | undefined): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = plainSpelling(value) ?? '';
  return trueWords.test(word) ? true : falseWords.test(word) ? false : undefined;
}

// A program without whole numbers writes 1 as `1.0`.
const trueWords = /^(?:true|y|1(?:\.0+)?)$/i;
const falseWords = /^(?:false|n|0(?:\.0+)?)$/i;

/** A mark that responses contain when something is true, and mostly omit when it is not. */
export function mark(
  wire: string,
  { doc }: { readonly doc: string },
): Field<boolean, boolean, boolean, false, 'given'> {
  const known = flag(wire, { doc });
  return {
    ...known,
    read(source, name, into) {
      into[name] = truthIn(source[wire]) ?? false;
    },
  };
}

/**
 * A JSON object passed on unchanged: the documents do not describe it, or it is one of several records (`holds`), which is
 * decoded later.
 */
export function jsonObject<Wire extends string>(
  wire: Wire,
  options: FieldOptions & { readonly holds?: readonly Structure[] },
): Field<JsonObject, JsonObject, JsonObject, IsOptional<Wire>, 'given'> {
  return leaf(wire, options, {
    shape: { kind: 'scalar', scalar: 'JSONObject', holds: options.holds ?? [] },
    input: anyObject,
    expected: forms.object,
    read: soleObject,
    write: (value) => value,
  });
}

/**
 * The whole object as the platform sent it, so that undocumented members are not lost. It is masked when it is shown. In a
 * request its members are merged into the body; a named field takes precedence.
 */
export function rest<Optional extends boolean = true>(options: {
  readonly doc: string;
  /** False when a client must give it; true by default. */
  readonly optional?: Optional;
  /** Records that it may hold, so that personal data in it is recognized. */
  readonly holds?: readonly Structure[];
}): Field<JsonObject, JsonObject, JsonObject, NoInfer<Optional>, 'given'> {
  const optional = (options.optional ?? true) as Optional; // as the type parameter's default says
  return {
    ...phantom,
    wire: null,
    doc: options.doc,
    optional,
    origin: 'given',
    shape: { kind: 'scalar', scalar: 'JSONObject', holds: options.holds ?? [] },
    pii: null,
    input: madeOnce(() => (optional ? anyObject().nullish() : anyObject())),
    read(source, name, into) {
      into[name] = source;
    },
    write(value, into) {
      if (!isJsonObject(value)) return;
      for (const [key, member] of Object.entries(value)) {
        // An assignment would not make a member of `__proto__`, and every object inherits a `constructor`.
        if (Object.hasOwn(into, key) && (into[key] ?? null) !== null) continue;
        const own = { value: member, enumerable: true, writable: true, configurable: true };
        Object.defineProperty(into, key, own);
      }
    },
  };
}

function anyObject(): z.ZodType {
  return z
    .custom<JsonObject>(isJsonObject, { error: issueText(rules.jsonObject), abort: true })
    .overwrite(withoutBlanksInside)
    .superRefine((value, context) => {
      const found = faultInJson(value, unreadableIn);
      if (found === null) return;
      const { path, fault } = found;
      context.addIssue({ code: 'custom', path: [...path], message: issueText(fault) });
    });
}
