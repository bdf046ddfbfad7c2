import { isJsonObject } from '../../kernel/json/json.ts';
import {
  businessNumbers,
  type Field,
  maskField,
  numbersAmong,
  personalKeys,
  type RecordType,
} from '../../platform/record/index.ts';
import type { Context } from '../../context/context.ts';

/** False for what names nobody, such as an amount: long lists are made of it, and every caller sees it as it is. */
export function mayHold({ pii, shape }: Field): boolean {
  return pii !== null || shape.kind === 'structure' || shape.kind === 'list' || isJson(shape);
}

/** True for a member that holds personal data itself, or may: nobody knows what stands in an object of the platform's. */
export function isPersonal({ pii, shape }: Field): boolean {
  return pii !== null || isJson(shape);
}

function isJson(shape: Field['shape']): boolean {
  return shape.kind === 'scalar' && shape.scalar === 'JSONObject';
}

/** The part of a value that a caller without the scope `pii` gets to see. */
export function shown(
  parent: Record<string, unknown>,
  name: string,
  at: { readonly field: Field; readonly record: RecordType; readonly context: Context },
): unknown {
  const { field, record, context } = at;
  const value = parent[name];
  if (context.scopes.has('pii')) return value;
  // What is kept of a subject was masked when its numbers were at hand.
  if (isJsonObject(parent['snapshot']))
    context.learn(numbersAmong(parent['key'], parent['snapshot']));
  const own = businessNumbers(record, parent);
  const isBusiness = (digits: string) => own(digits) || context.isBusiness(digits);
  return maskField(field, value, { kinds: personalKeys(record), isBusiness });
}
