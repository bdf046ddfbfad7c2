import { z } from 'zod';
import type { CodeTable } from './codes.ts';
import {
  type Field,
  type FieldOptions,
  phantom,
  type IsOptional,
  member,
  madeOnce,
} from '../field.ts';
import { rules } from '../../../messages/rules.ts';
import { issueText } from '../issue-message.ts';

/** Several values of a code table in one text, separated by commas. Requests only. */
export function codeList<Name extends string, Wire extends string>(
  name: Wire,
  table: CodeTable<Name>,
  options: FieldOptions,
): Field<never, readonly Name[], readonly Name[], IsOptional<Wire>, 'given'> {
  const names = table.entries.map((entry) => entry.name);
  const takes = issueText(rules.severalOf({ names: names.join(', ') }));
  const input = (): z.ZodType =>
    z
      .array(z.enum(names, takes))
      .min(1, takes)
      .refine((given) => new Set(given).size === given.length, takes);
  const { wire, optional } = member(name);
  return {
    ...phantom,
    wire,
    doc: options.doc,
    optional,
    origin: 'given',
    shape: { kind: 'list', of: { kind: 'code', table } },
    pii: null,
    input: madeOnce(() => (optional ? input().nullish() : input())),
    read() {
      throw new Error(`${wire} is only sent`);
    },
    write(value, into) {
      if (!Array.isArray(value)) return;
      into[wire] = value.map((name: Name) => codeOf(table, name)).join(',');
    },
  };
}

function codeOf<Name extends string>(table: CodeTable<Name>, name: Name): string {
  const code = table.codeOf.get(name);
  if (code === undefined) throw new Error(`${table.name} has no code for ${name}`);
  return code;
}
