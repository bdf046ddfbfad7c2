import { rules } from '../messages/rules.ts';
import type { Kind } from '../subjects/kind/kind.ts';
import type { Context } from './context.ts';
import { InvalidInput } from './invalid-input.ts';

/** Reference to a subject by a client: its own key, or the platform's number, an alias of the subject. */
export type KeyOrNumber =
  | { readonly key: string }
  | {
      readonly number: string;
      /** Path of the number in the arguments. */
      readonly path: readonly string[];
    };

type AnyKind = Pick<Kind<string, unknown, never>, 'kind'>;

/** Key of the subject, whether or not it exists; null for a platform number that no subject here has. */
export async function keyNamed(
  { subjects }: Context,
  kind: AnyKind,
  named: KeyOrNumber,
): Promise<string | null> {
  if ('key' in named) return named.key;
  return (await subjects.resolve(kind, named.number))?.key ?? null;
}

/** `keyNamed` for a subject to follow. Throws `InvalidInput` for a platform number that no subject here has. */
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
