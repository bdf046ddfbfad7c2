import { expect } from 'vitest';

/** Any text, where an answer is compared. */
export const anyText: unknown = expect.any(String);

/** A text that a pattern describes. */
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** A text that holds another. */
export const textWith = (part: string): unknown => expect.stringContaining(part);
