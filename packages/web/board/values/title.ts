import { kindTexts } from '../../messages/kinds.ts';
import { valueTexts } from '../../messages/facts.ts';
import type { OperationKind } from '../../generated/operations.ts';
import { useTexts } from '../../shared/language.tsx';
import { factOf, type Listed } from './facts.ts';
import { useFormat } from './format.ts';

/** Kinds whose keys are digests of credentials, or numbers that only machines know. */
const UNREADABLE: ReadonlySet<OperationKind> = new Set(['H5_SESSION', 'RED_CONFIRMATION']);

/**
 * Title of a thing: its number. Where that is a digest, what the thing is and when it began: the scene of an H5 session, the
 * printed number of a red confirmation. Rows have neither, as members of one kind are counted for things of every kind.
 */
export function useTitle(): (thing: Listed) => string {
  const kinds = useTexts(kindTexts);
  const values = useTexts(valueTexts);
  const { moment } = useFormat();
  return (thing) => {
    const { key, id, operation, openedAt } = thing;
    const number = factOf(thing, 'confirmationNumber');
    if (typeof number === 'string') return number;
    if (operation === null || !UNREADABLE.has(operation.kind)) return key ?? id;
    const scene = String(factOf(thing, 'scene'));
    const name = values[scene] ?? kinds[operation.kind];
    return openedAt === null ? name : `${name}, ${moment(openedAt)}`;
  };
}

/** As `useTitle`, of an update, which brings the key and its moment alone. */
export function useTitleOfUpdate(): (update: UpdateOfListed) => string {
  const kinds = useTexts(kindTexts);
  return ({ kind, key }) => (UNREADABLE.has(kind) ? kinds[kind] : key);
}

interface UpdateOfListed {
  readonly kind: OperationKind;
  readonly key: string;
}
