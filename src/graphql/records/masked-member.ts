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
import type { GraphQLField } from 'graphql';

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

/** The mark of a field that shows personal data: in full to callers with the scope `pii`, masked to others. */
export const personalData = { personalData: 'with pii' } as const;

/** The mark of a field that leads to personal data whoever asks, such as a link to a file. */
export const personalDataForAll = { personalData: 'for all' } as const;

/** Whether a field shows personal data in full, and to whom; null for one that does not. */
export function personalDataIn(
  field: Pick<GraphQLField<unknown, unknown>, 'extensions'> | undefined,
): 'with pii' | 'for all' | null {
  const mark = field?.extensions['personalData'];
  return mark === 'with pii' || mark === 'for all' ? mark : null;
}
