import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { messageIn } from '../../src/platform/record/index.ts';
import { rules } from '../../src/messages/rules.ts';
import { createSchema } from '../../src/schema.ts';

/** Every check of an input, by the place where it stands: arguments of fields, and input types. */
const checked = Object.values(createSchema().getTypeMap()).flatMap((type) => {
  if (isObjectType(type) || isInterfaceType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map(
        (argument) => [`${type.name}.${field.name}(${argument.name}:)`, argument] as const,
      ),
    );
  }
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map(
    (field) => [`${type.name}.${field.name}`, field] as const,
  );
});

const schemas = checked.flatMap(([place, { extensions }]) => {
  const { validator } = extensions;
  return validator instanceof z.ZodType ? [[place, validator] as const] : [];
});

/** Checks of a schema, and of all within it, whose refusal would be told as a wrong form and no more. */
function silentIn(schema: unknown, seen = new Set<unknown>()): readonly string[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodLazy) return silentIn(schema.unwrap(), seen);
  const { def } = schema;
  const own = (def.checks ?? []).filter((check) => isSilent(check)).map(() => def.type);
  const members = Object.values(def).flatMap((member: unknown): readonly unknown[] =>
    typeof member === 'object' && member !== null && !(member instanceof z.ZodType)
      ? Object.values(member)
      : [member],
  );
  return [...own, ...members.flatMap((member) => silentIn(member, seen))];
}

/** Of its own checks zod has words for lengths and ranges, and one that adds issues itself words them there. */
function isSilent({ _zod: { def } }: z.core.$ZodCheck): boolean {
  if (def.error === undefined) return 'fn' in def || def.check === 'string_format';
  // Ours say the same of every issue.
  const told: unknown = (def.error as (issue: object) => unknown)({ code: 'custom', input: '' });
  return (
    messageIn({ code: 'custom', message: String(told), path: [], input: '' }).key ===
    rules.wrongForm.key
  );
}

test('arguments have checks to look at', () => {
  expect(schemas.length).toBeGreaterThan(150);
});

test.each(schemas)('every check of %s says what it takes', (_place, schema) => {
  expect(silentIn(schema)).toEqual([]);
});
