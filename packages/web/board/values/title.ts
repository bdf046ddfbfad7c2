import { titleTexts, valueTexts } from '../../messages/facts.ts';
import type { OperationKind } from '../../generated/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { factOf, type Listed } from './facts.ts';
import { useFormat } from './format.ts';

/**
 * Title of a thing: its number. If that is a digest, the kind of the thing and its start time: the scene of an H5 session,
 * the printed number of a red confirmation. Rows have neither, as a member of one kind adds to the complexity for every kind.
 */
export function useTitle(): (thing: Listed) => string {
  const titles = useTexts(titleTexts);
  const values = useTexts(valueTexts);
  const { moment } = useFormat();
  return (thing) => {
    const { key, id, operation, openedAt } = thing;
    const number = factOf(thing, 'confirmationNumber');
    if (typeof number === 'string') return number;
    const title = operation === null ? undefined : titles[operation.kind];
    if (title === undefined) return key ?? id;
    const scene = String(factOf(thing, 'scene'));
    const name = values[scene] ?? title;
    return openedAt === null ? name : `${name}, ${moment(openedAt)}`;
  };
}

/** As `useTitle`, for an update, which contains only the key and its time. */
export function useTitleOfUpdate(): (update: UpdateOfListed) => string {
  const titles = useTexts(titleTexts);
  return ({ kind, key }) => titles[kind] ?? key;
}

interface UpdateOfListed {
  readonly kind: OperationKind;
  readonly key: string;
}
