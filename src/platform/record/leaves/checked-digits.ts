import { isJsonObject } from '../../../kernel/json/json.ts';
import type { Message } from '../../../messages/message.ts';
import { isChoice } from '../shapes/choice.ts';
import type { Field, Shape } from '../field.ts';
import { isRecord } from '../record-type.ts';
import type { Structure } from '../structure.ts';

/** Value with a check digit in an input. */
export interface CheckedDigit {
  /** Path to it, for example `seller.taxNumber`. */
  readonly path: string;
  /** Likely typing error; null for none. */
  readonly doubt: Message | null;
}

type Path = readonly (string | number)[];

/** Lists every value with a check digit in a valid input, without the values themselves. */
export function checkDigitsIn(
  structure: Structure,
  value: unknown,
  path: Path = [],
): readonly CheckedDigit[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const below = [...path, name];
    const known = memberOf(structure, name);
    if (known === undefined || member === null || member === undefined) return [];
    if ('shape' in known) return inField(known, known.shape, member, below);
    return listed(member, below, (item, place) => checkDigitsIn(known.record, item, place));
  });
}

function memberOf(structure: Structure, name: string) {
  if (isRecord(structure)) return structure.fields[name];
  return isChoice(structure) ? structure.variants[name] : undefined;
}

function inField(field: Field, shape: Shape, value: unknown, path: Path): readonly CheckedDigit[] {
  if (shape.kind === 'list')
    return listed(value, path, (item, place) => inField(field, shape.of, item, place));
  if (shape.kind === 'structure') return checkDigitsIn(shape.structure(), value, path);
  if (typeof value !== 'string' || !field.doubt) return [];
  return [{ path: path.join('.'), doubt: field.doubt(value) }];
}

function listed(
  value: unknown,
  path: Path,
  look: (item: unknown, path: Path) => readonly CheckedDigit[],
): readonly CheckedDigit[] {
  if (!Array.isArray(value)) return look(value, path);
  return value.flatMap((item: unknown, index) => look(item, [...path, index]));
}
