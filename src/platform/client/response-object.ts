import { isJsonObject, type Json, RawNumber, soleObject } from '../../kernel/json/json.ts';
import { isList, type RecordType } from '../record/index.ts';
import type { Repeated } from './response-subject.ts';

/** Members of a response that this service reads, or that name its subject. */
interface Read {
  readonly response: RecordType;
  readonly about: readonly Repeated[];
}

/** Data in which a list of one object was replaced by the object, if the object has a member that is read and no list is. */
export function withoutList(data: Json, { response, about }: Read): Json {
  const sole = isList(data) && !readsList(response) ? soleObject(data) : undefined;
  if (sole === undefined) return data;
  const named = about.flatMap((repeated) => [repeated].flat()[0]?.split(/\W/)[0] ?? []);
  return hasOneOf([...namesIn(response), ...named], sole) ? sole : data;
}

/**
 * Data of a response as an object. Other data are wrapped, so that they are shown as received: a list under `list`, anything else
 * under `value`. Several objects with members that the record reads stay a list, which is an error: the members are not absent.
 */
export function asObject(data: Json, response: RecordType): Json {
  if (isList(data)) {
    const isRead = !readsList(response) && data.some((item) => hasOneOf(namesIn(response), item));
    return isRead ? data : { list: data };
  }
  return typeof data === 'object' && !(data instanceof RawNumber) ? data : { value: data };
}

function readsList({ fields }: RecordType): boolean {
  return Object.values(fields).some(
    ({ wire, shape }) => shape.kind === 'list' && (wire ?? 'list') === 'list',
  );
}

function namesIn({ fields }: RecordType): readonly string[] {
  return Object.values(fields).flatMap(({ wire }) => wire ?? []);
}

function hasOneOf(names: readonly string[], item: Json): boolean {
  return isJsonObject(item) && names.some((name) => name in item);
}
