import type { Argument, Choice, Limit } from '../from-service.ts';

/** A text. */
export function text(description: string, limit: Limit<string> | null = null) {
  return { type: 'String', description, required: true, limit } as const;
}

/** A number without decimals, of 32 bits. */
export function wholeNumber(description: string, limit: Limit<number> | null = null) {
  return { type: 'Int', description, required: true, limit } as const;
}

/** Yes or no. */
export function flag(description: string) {
  return { type: 'Boolean', description, required: true, limit: null } as const;
}

/** One name of a choice. */
export function oneOf<Name extends string>(choice: Choice<Name>, description: string) {
  return { type: choice, description, required: true, limit: null } as const;
}

/** The same argument, made optional. */
export function optional<Type extends Argument['type']>(
  argument: Argument<Type>,
): Argument<Type, false> {
  return { ...argument, required: false };
}
