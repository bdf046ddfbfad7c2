import type { OperationKind } from '../generated/operations.ts';
import { kindNames } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

/** The names of what is followed, as the heading of a list of them. */
export const kindTexts = catalogue<Readonly<Record<OperationKind, string>>>(
  kindNames.en,
  kindNames.zh,
);
