import { isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { messageIn } from '../../src/platform/record/index.ts';
import { rules } from '../../src/messages/rules.ts';
import { createSchema } from '../../src/schema.ts';

/** All checks of inputs, by position: arguments of fields, and input types. */
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

/** Checks of a schema, at any depth, whose rejection would only be reported as malformed. */
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

/** zod has messages for its own length and range checks, and a check that adds issues words them itself. */
function isSilent({ _zod: { def } }: z.core.$ZodCheck): boolean {
  if (def.error === undefined) return 'fn' in def || def.check === 'string_format';
  // This service's checks have one message for all issues.
  const told: unknown = (def.error as (issue: object) => unknown)({ code: 'custom', input: '' });
  return (
    messageIn({ code: 'custom', message: String(told), path: [], input: '' }).key ===
    rules.wrongForm.key
  );
}

test('arguments have checks to test', () => {
  expect(schemas.length).toBeGreaterThan(150);
});

test.each(schemas)('each check of %s names the accepted values', (_place, schema) => {
  expect(silentIn(schema)).toEqual([]);
});
