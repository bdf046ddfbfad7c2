import { expect } from 'vitest';

/** Any text, in comparisons of responses. */
export const anyText: unknown = expect.any(String);

/** A text that matches a pattern. */
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** A text that contains another. */
export const textWith = (part: string): unknown => expect.stringContaining(part);
