import type { Field, Fields } from './field.ts';
import { isRecord } from './record.ts';
import { type Alternative, isChoice } from './shapes/choice.ts';

/**
 * The platform's names that the fields of a request may write into one object, including those of records and choices directly in
 * the request, and the fixed members of each alternative.
 */
export function writtenNames(fields: Fields): readonly string[] {
  return Object.values(fields).flatMap(namesOfField);
}

function namesOfField(field: Field): readonly string[] {
  if (field.wire !== null) return [field.wire];
  if ('$unsent' in field || field.shape.kind !== 'structure') return [];
  const structure = field.shape.structure();
  if (isRecord(structure)) return writtenNames(structure.fields);
  return isChoice(structure) ? Object.values(structure.variants).flatMap(namesOfAlternative) : [];
}

function namesOfAlternative(alternative: Alternative): readonly string[] {
  if (!('record' in alternative)) return namesOfField(alternative);
  const { fixed, under, record } = alternative;
  return [...Object.keys(fixed), ...(under === null ? writtenNames(record.fields) : [under])];
}
