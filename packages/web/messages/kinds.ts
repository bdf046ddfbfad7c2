import type { OperationKind } from '../generated/operations.ts';
import { kindNames } from '../shared/from-service.ts';
import { catalogue } from './catalogue.ts';

/** The names of the kinds, as headings of their lists. */
export const kindTexts = catalogue<Readonly<Record<OperationKind, string>>>(
  kindNames.en,
  kindNames.zh,
);
