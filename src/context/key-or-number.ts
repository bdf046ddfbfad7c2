import { rules } from '../messages/rules.ts';
import type { Kind } from '../subjects/kind/kind.ts';
import type { Context } from './context.ts';
import { InvalidInput } from './invalid-input.ts';

/** A thing as a client names it: by its own key, or by the platform's number, an alias of the subject. */
export type KeyOrNumber =
  | { readonly key: string }
  | {
      readonly number: string;
      /** The path of the number in the arguments. */
      readonly path: readonly string[];
    };

type AnyKind = Pick<Kind<string, unknown, never>, 'kind'>;

/** The key of the subject, opened or not; null for a number of the platform's under which nothing was created here. */
export async function keyNamed(
  { subjects }: Context,
  kind: AnyKind,
  named: KeyOrNumber,
): Promise<string | null> {
  if ('key' in named) return named.key;
  return (await subjects.resolve(kind, named.number))?.key ?? null;
}

/** `keyNamed` for what is to be followed. Throws `InvalidInput` for a number under which nothing was created here. */
export async function keyToFollow(
  context: Context,
  kind: AnyKind,
  named: KeyOrNumber,
): Promise<string> {
  const key = await keyNamed(context, kind, named);
  if (key !== null) return key;
  const path = 'path' in named ? named.path : [];
  throw new InvalidInput([{ code: 'NOT_FOUND', path, message: rules.createdHere }]);
}
