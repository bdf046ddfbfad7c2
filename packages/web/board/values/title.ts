import { titleTexts, valueTexts } from '../../messages/facts.ts';
import type { OperationKind } from '../../generated/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { factOf, type Listed } from './facts.ts';
import { useFormat } from './format.ts';

/**
 * Title of a thing: its number; of a red confirmation, the printed number. If the number is a digest, the title is the kind
 * (of an H5 session, its scene) and the start time. Queries of rows select neither the printed number nor the scene: a member of
 * one kind adds to the complexity for every kind.
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

/** As `useTitle`, for an update, which contains only the kind and the key. */
export function useTitleOfUpdate(): (update: UpdateOfListed) => string {
  const titles = useTexts(titleTexts);
  return ({ kind, key }) => titles[kind] ?? key;
}

interface UpdateOfListed {
  readonly kind: OperationKind;
  readonly key: string;
}
