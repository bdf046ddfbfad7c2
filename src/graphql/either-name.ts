import type { Kind } from '../subjects/kind.ts';
import type { FollowOptions } from '../subjects/follow.ts';
import type { Following } from '../subjects/status-iterator.ts';
import type { Context } from './context.ts';
import { type FieldErrorCode, InvalidInput } from './invalid-input.ts';

/** The names of a thing as a client gives them in arguments. */
type Named<Name extends string> = { readonly [N in Name]?: string | null | undefined };

interface NamingOptions<Key extends string, Number extends string> {
  /** The argument with the caller's own key. */
  readonly key: Key;
  /** The argument with the platform's number, an alias of the subject. */
  readonly number: Number;
  /** Says of the number that exactly one of the two is needed. */
  readonly notOnce: string;
  /** Says of the number that it leads to nothing that could be followed. */
  readonly unknown: string;
}

/** Things that a client names by its own key of them or by the platform's number. */
export interface Naming<Name extends string> {
  /**
   * The key of the subject, opened or not; null for a number of the platform's under which nothing was
   * created here. Throws `InvalidInput` unless there is exactly one name.
   */
  keyOf(context: Context, named: Named<Name>): Promise<string | null>;
  /** `Subjects.follow`. Throws `InvalidInput`, also for a number under which nothing was created here. */
  follow(context: Context, named: Named<Name>, options: FollowOptions): Promise<Following>;
  /** As `follow`; without any name all of the tenant's subjects of the kind, for ever. */
  followAny(context: Context, named: Named<Name>, options: FollowOptions): Promise<Following>;
}

/** The naming of a kind's subjects by either of two arguments. */
export function eitherName<Key extends string, Number extends string>(
  kind: Pick<Kind<string, unknown, never>, 'kind'>,
  { key: keyName, number: numberName, notOnce, unknown }: NamingOptions<Key, Number>,
): Naming<Key | Number> {
  const refused = (code: FieldErrorCode, message: string) =>
    new InvalidInput([{ code, path: [numberName], message }]);

  const naming: Naming<Key | Number> = {
    async keyOf({ subjects }, { [keyName]: key, [numberName]: number }) {
      if ((typeof key === 'string') === (typeof number === 'string'))
        throw refused('EXACTLY_ONE_OF', notOnce);
      if (typeof number !== 'string') return key ?? null;
      return (await subjects.resolve(kind, number))?.key ?? null;
    },
    async follow(context, named, options) {
      const key = await naming.keyOf(context, named);
      if (key === null) throw refused('NOT_FOUND', unknown);
      return context.subjects.follow(kind, key, options);
    },
    followAny(context, named, options) {
      const isNamed = typeof (named[keyName] ?? named[numberName]) === 'string';
      if (isNamed) return naming.follow(context, named, options);
      return context.subjects.followAll({ kinds: [kind.kind], ...options });
    },
  };
  return naming;
}
