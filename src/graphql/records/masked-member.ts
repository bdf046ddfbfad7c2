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

/**
 * False for a field that cannot hold personal data, such as an amount: it is shown unchanged, and long lists consist of
 * such fields.
 */
export function mayHold({ pii, shape }: Field): boolean {
  return pii !== null || shape.kind === 'structure' || shape.kind === 'list' || isJson(shape);
}

/** True for a field that holds or may hold personal data, such as an undocumented object of the platform. */
export function isPersonal({ pii, shape }: Field): boolean {
  return pii !== null || isJson(shape);
}

function isJson(shape: Field['shape']): boolean {
  return shape.kind === 'scalar' && shape.scalar === 'JSONObject';
}

/** Value of a member for the caller, masked without the scope `pii`. */
export function shown(
  parent: Record<string, unknown>,
  name: string,
  at: { readonly field: Field; readonly record: RecordType; readonly context: Context },
): unknown {
  const { field, record, context } = at;
  const value = parent[name];
  if (context.scopes.has('pii')) return value;
  // A snapshot was masked when it was stored, so its numbers are business numbers.
  if (isJsonObject(parent['snapshot']))
    context.learn(numbersAmong(parent['key'], parent['snapshot']));
  const own = businessNumbers(record, parent);
  const isBusiness = (digits: string) => own(digits) || context.isBusiness(digits);
  return maskField(field, value, { kinds: personalKeys(record), isBusiness });
}

/** Mark of a field that shows personal data: unmasked to callers with the scope `pii`, masked to others. */
export const personalData = { personalData: 'with pii' } as const;

/** Mark of a field that leads to personal data for every caller, such as a link to a file. */
export const personalDataForAll = { personalData: 'for all' } as const;

/** Callers to whom a field shows unmasked personal data; null for none. */
export function personalDataIn(
  field: Pick<GraphQLField<unknown, unknown>, 'extensions'> | undefined,
): 'with pii' | 'for all' | null {
  const mark = field?.extensions['personalData'];
  return mark === 'with pii' || mark === 'for all' ? mark : null;
}
