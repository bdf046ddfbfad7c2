import { z } from 'zod';
import type { DataKey } from '../kernel/privacy/data-cipher.ts';

/** Keys for what is kept, the newest first. */
export type DataKeys = readonly [DataKey, ...DataKey[]];

/** 43 characters of base64, or base64url, are 32 bytes. */
const FORM = /^([\w-]{1,20}):([A-Za-z0-9+/_-]{43})=?$/;

const key = z
  .string()
  .regex(FORM)
  .transform((entry): DataKey => {
    const [, id = '', text = ''] = FORM.exec(entry) ?? [];
    return { id, bytes: Buffer.from(text, 'base64') };
  });

/** `DATA_KEY`: `id:base64` of 32 bytes, several separated by commas. */
export const dataKeys = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .pipe(z.tuple([key], key))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length);
