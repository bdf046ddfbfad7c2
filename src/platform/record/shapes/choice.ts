import {
  type Field,
  type Fields,
  phantom,
  encode,
  type Input,
  madeOnce,
  type Sent,
  type Structure,
  type WireTarget,
} from '../field.ts';
import { isRecord, type RecordType } from '../record.ts';
import { z } from 'zod';
import { brokenRule, issueText, messageIn } from '../issue-message.ts';
import { type Json, isJsonObject } from '../../../kernel/json/json.ts';
import { isMessage, type Message, inEnglish } from '../../../messages/message.ts';
import { rules } from '../../../messages/rules.ts';

/** A record as one alternative of a choice, or a list of such records. */
interface Variant<R extends RecordType = RecordType, IsList extends boolean = boolean> {
  readonly record: R;
  /** True if several may be given, in an array under `under`. */
  readonly isList: IsList;
  /** Description that distinguishes it from other alternatives of the same record; by default the record's own. */
  readonly doc: string;
  /** Wire name of the block; null if the record's fields are directly in the request. */
  readonly under: string | null;
  /** Members beside the block that identify the alternative to the platform. */
  readonly fixed: Readonly<Record<string, Json>>;
  /** Its meaning in Chinese, if `fixed` makes it a value of a code table; otherwise null. */
  readonly labelZh: string | null;
}

/** Codes that identify an alternative to the platform, with their meaning in Chinese. */
interface Coded {
  readonly fixed: Readonly<Record<string, Json>>;
  readonly labelZh: string;
}

/** One alternative of a choice: a record, or a single field. */
export type Alternative = Variant | Field;

type Alternatives = Readonly<Record<string, Alternative>>;

type Listed<T, IsList> = IsList extends true ? readonly T[] : T;
type InputOf<A> = A extends Variant
  ? Listed<Input<A['record']>, A['isList']>
  : A extends Field
    ? A['$in']
    : never;
type SentOf<A> = A extends Variant
  ? Listed<Sent<A['record']>, A['isList']>
  : A extends Field
    ? A['$sent']
    : never;

/** A text in which people have an alternative, such as the QR code printed on an invoice. It is read before any check. */
interface PrintedForm {
  readonly field: Field<string, string, string>;
  /** Reads the alternative in the text, which is then checked like any other; otherwise returns a rule for the field. */
  readonly read: (text: string) => object | Message;
}

/** Exactly one member present. */
type ExactlyOne<Members> = {
  [K in keyof Members]: { readonly [P in K]: Members[P] } & {
    readonly [P in Exclude<keyof Members, K>]?: null | undefined;
  };
}[keyof Members];

/** A `@oneOf` input: exactly one of several records or fields, so that a wrong mix cannot be written. */
export interface Choice<V extends Alternatives = Alternatives> extends Structure<
  ExactlyOne<{ [K in keyof V]: InputOf<V[K]> }>,
  ExactlyOne<{ [K in keyof V]: SentOf<V[K]> }>
> {
  readonly kind: 'choice';
  readonly variants: V;
  readonly printed: Readonly<Record<string, PrintedForm>>;
}

/** Declares a record as an alternative. A field is an alternative as it is. */
export function variant<R extends RecordType>(
  record: R,
  options: { readonly doc?: string; readonly under?: string } & (
    | Coded
    | { readonly fixed?: never; readonly labelZh?: never }
  ) = {},
): Variant<R, false> {
  const { doc = record.doc, under = null, fixed = {}, labelZh = null } = options;
  return { record, isList: false, doc, under, fixed, labelZh };
}

/** Declares a list of at least one record as an alternative. */
export function variantList<R extends RecordType>(
  record: R,
  options: { readonly doc: string; readonly under: string } & Coded,
): Variant<R, true> {
  return { record, isList: true, ...options };
}

/** Declares a choice between records, fields, or both. */
export function choice<const V extends Alternatives>(
  name: string,
  doc: string,
  variants: V,
  printed: Readonly<Record<string, PrintedForm>> = {},
): Choice<V> {
  const keys = [...Object.keys(variants), ...Object.keys(printed)];
  const takes = rules.exactlyOneOf({ names: keys.join(', ') });
  return {
    ...phantom,
    kind: 'choice',
    name,
    doc,
    variants,
    printed,
    input: madeOnce(() => exactlyOne(variants, printed, takes)),
    write(value, into) {
      const [entry] = isObject(value) ? chosen(value) : [];
      const taken = entry && variants[entry[0]];
      if (!entry || !taken) throw new Error(`${name} ${inEnglish(takes)}`);
      if ('record' in taken) writeVariant(taken, entry[1], into);
      else taken.write(entry[1], into);
    },
  };
}

function exactlyOne(
  variants: Alternatives,
  printed: Readonly<Record<string, PrintedForm>>,
  takes: Message,
): z.ZodType {
  const members = z.strictObject(
    Object.fromEntries(
      Object.entries(variants).map(([key, alternative]) => [key, inputOf(alternative).nullish()]),
    ),
  );
  const forms = Object.entries(printed);
  if (forms.length === 0) return oneMember(members, takes);
  const fields = forms.map(([key, { field }]) => [key, field.input().nullish()] as const);
  const alternatives = oneMember(members, takes);
  return oneMember(members.extend(Object.fromEntries(fields)), takes).check((context) => {
    for (const [key, { read }] of forms) {
      const input = context.value[key];
      if (typeof input !== 'string') continue;
      const meant = read(input);
      const refuse = (rule: Message): void =>
        void context.issues.push({ code: 'custom', path: [key], input, message: issueText(rule) });
      if (isMessage(meant)) refuse(meant);
      else {
        const { data, error } = alternatives.safeParse(meant);
        if (data) context.value = data;
        else error?.issues.map(messageIn).forEach(refuse);
      }
    }
  });
}

function oneMember(members: z.ZodObject, takes: Message): z.ZodObject {
  return members.refine((value) => chosen(value).length === 1, {
    error: issueText(takes),
    ...brokenRule('not exactly one'),
  });
}

function inputOf(alternative: Alternative): z.ZodType {
  if (!('record' in alternative)) return alternative.input();
  const { record, isList } = alternative;
  return isList
    ? z.array(record.input()).min(1, issueText(rules.atLeastItems({ min: 1 })))
    : record.input();
}

function writeVariant(variant: Variant, value: unknown, into: WireTarget): void {
  const { record, isList, under } = variant;
  Object.assign(into, variant.fixed);
  const encoded = (one: unknown): Json => encode(record, one as Sent<RecordType>); // checked by `input`
  if (under === null) record.write(value, into);
  else if (isList && Array.isArray(value)) into[under] = value.map((one) => encoded(one));
  else into[under] = encoded(value);
}

function chosen(value: object): readonly [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
}

function isObject(value: unknown): value is object {
  return isJsonObject(value);
}

/** Distinguishes a choice from a record. */
export function isChoice(structure: Structure): structure is Choice {
  return structure.kind === 'choice';
}

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
