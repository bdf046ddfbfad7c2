import type { OperationKind } from '../generated/operations.ts';
import { kindNames, type Words } from '../shared/from-service.ts';

/** The names of the kinds, as headings of their lists. */
export const kindTexts: Words<OperationKind> = kindNames;
