import { z } from 'zod';
import { isJsonObject, type Json } from '../kernel/json.ts';

/**
 * The form of details some of whose members had other names before: a snapshot of then is read as if it had
 * been written today. A member that stands under both names has its present one.
 */
export function withFormerNames<Form extends z.ZodType<object>>(
  formerToPresent: Readonly<Record<string, string>>,
  form: Form,
): z.ZodPreprocess<Form> {
  return z.preprocess((snapshot) => {
    if (!isJsonObject(snapshot)) return snapshot;
    const present: Record<string, Json | undefined> = { ...snapshot };
    for (const [former, name] of Object.entries(formerToPresent))
      if (!(name in snapshot)) present[name] = snapshot[former];
    return present;
  }, form);
}
