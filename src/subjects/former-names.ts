import { z } from 'zod';
import { isJsonObject, type Json } from '../kernel/json.ts';

type FormerToPresent = Readonly<Record<string, string>>;

const known = new WeakMap<z.core.$ZodType, FormerToPresent>();

/** The present names of members by those that they had before; empty for a form without such. */
export function formerNamesOf(form: z.core.$ZodType): FormerToPresent {
  return known.get(form) ?? {};
}

/**
 * The form of details some of whose members had other names before: a snapshot of then is read as if it had
 * been written today. A member that stands under both names has its present one.
 */
export function withFormerNames<Form extends z.ZodType<object>>(
  formerToPresent: FormerToPresent,
  form: Form,
): z.ZodPreprocess<Form> {
  const translating = z.preprocess((snapshot) => {
    if (!isJsonObject(snapshot)) return snapshot;
    const present: Record<string, Json | undefined> = { ...snapshot };
    for (const [former, name] of Object.entries(formerToPresent))
      if (!(name in snapshot)) present[name] = snapshot[former];
    return present;
  }, form);
  known.set(translating, formerToPresent);
  return translating;
}
