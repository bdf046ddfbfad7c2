import {
  isChoice,
  isRecord,
  type Field,
  type Structure,
} from '../../../src/platform/record/index.ts';

type Given = Readonly<Record<string, unknown>>;

/** A leaf of an input with its value. */
export interface Leaf {
  /** For example `input.seller.name`. */
  readonly place: string;
  readonly field: Field;
  readonly value: unknown;
}

/** An input with all fields given, and its leaves. */
export interface Whole {
  readonly input: Given;
  readonly leaves: readonly Leaf[];
}

/** Values that rules between fields require, by `Type.field`. */
export type Fixed = Readonly<Record<string, unknown>>;

/**
 * Inputs of a structure with all fields given, each with a unique value; as many as it takes to give each alternative of a
 * choice once.
 */
export function wholeInputs(structure: Structure, fixed: Fixed, place = 'input'): readonly Whole[] {
  if (isChoice(structure)) {
    return Object.entries(structure.variants).flatMap(([name, alternative]) => {
      const at = `${place}.${name}`;
      const wholes =
        'record' in alternative
          ? wholeInputs(alternative.record, fixed, alternative.isList ? `${at}.0` : at).map(
              (one) => ({
                leaves: one.leaves,
                value: alternative.isList ? [one.input] : one.input,
              }),
            )
          : ofField(`${structure.name}.${name}`, alternative, fixed, at);
      return wholes.map(({ value, leaves }) => ({ input: { [name]: value }, leaves }));
    });
  }
  if (!isRecord(structure)) return [];
  const members = Object.entries(structure.fields)
    .filter(([, field]) => field.origin !== 'hidden')
    .map(([name, field]) => ({
      name,
      wholes: ofField(`${structure.name}.${name}`, field, fixed, `${place}.${name}`),
    }));
  const most = Math.max(1, ...members.map(({ wholes }) => wholes.length));
  return Array.from({ length: most }, (_, nth) => {
    const chosen = members.flatMap(({ name, wholes }) => {
      const whole = wholes[Math.min(nth, wholes.length - 1)];
      return whole === undefined ? [] : [{ name, ...whole }];
    });
    return {
      input: Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
      leaves: chosen.flatMap(({ leaves }) => leaves),
    };
  });
}

interface Part {
  readonly value: unknown;
  readonly leaves: readonly Leaf[];
}

function ofField(name: string, field: Field, fixed: Fixed, place: string): readonly Part[] {
  if (name in fixed) {
    const value = fixed[name];
    return value === undefined ? [] : [{ value, leaves: [{ place, field, value }] }];
  }
  const { shape } = field;
  const inner = shape.kind === 'list' ? shape.of : shape;
  if (inner.kind === 'structure') {
    const at = shape.kind === 'list' ? `${place}.0` : place;
    return wholeInputs(inner.structure(), fixed, at).map(({ input, leaves }) => ({
      value: shape.kind === 'list' ? [input] : input,
      leaves,
    }));
  }
  const value = taken(name, field);
  return [{ value, leaves: [{ place, field, value }] }];
}

let count = 0;

/** A valid value of the field, unique among all fields. */
function taken(name: string, field: Field): unknown {
  count += 1;
  const isList = field.shape.kind === 'list';
  const candidates = candidatesOf(field, count).map((one) => (isList ? [one] : one));
  const value = candidates.find((one) => field.input().safeParse(one).success);
  if (value === undefined) throw new Error(`Nothing is known that ${name} takes.`);
  return value;
}

function candidatesOf({ shape }: Field, n: number): readonly unknown[] {
  const inner = shape.kind === 'list' ? shape.of : shape;
  if (inner.kind === 'code') return inner.table.entries.map((entry) => entry.name);
  if (inner.kind !== 'scalar') return [];
  const day = new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10);
  const of: Readonly<Record<string, readonly unknown[]>> = {
    String: textsOf(n),
    Int: [n, (n % 15) + 1],
    Boolean: [true],
    Decimal: [`${n}.01`, `-${n}.01`, `0.${n}`],
    Date: [day],
    DateTime: [`${day}T10:00:00+08:00`],
    YearMonth: [day.slice(0, 7)],
    URL: [`https://example.com/${n}`],
    JSONObject: [{ [`member${n}`]: `value${n}` }],
  };
  return of[inner.scalar] ?? [];
}

function textsOf(n: number): readonly string[] {
  const digits = (length: number): string => String(n).padStart(length, '1');
  return [
    `甲${n}乙`,
    `海口市龙华区${n}号`,
    `甲${n}.pdf`,
    `AB-${n}`,
    `A${n}`,
    String((n % 15) + 1),
    ...[8, 10, 12, 11, 15, 19, 20].map((length) => digits(length)),
    withCreditSign(`91440300MA5${String(n).padStart(6, '0')}`),
    `440301${1950 + (n % 50)}0101${String(n % 1000).padStart(3, '0')}X`,
    withIdSign(`440301${1950 + (n % 50)}0101${String(n % 1000).padStart(3, '0')}`),
    `138${String(n).padStart(8, '0')}`,
    withCardSign(`622202${String(n).padStart(12, '0')}`),
    `粤B${String(n).padStart(5, '1')}`,
    `203.0.113.${n % 250}`,
    `02-00-5E-10-00-${String(n % 100).padStart(2, '0')}`,
    `<${String(n).replace(/\d/g, (digit) => 'abcdefhikl'[Number(digit)] ?? '')}>`,
  ];
}

function withCreditSign(first: string): string {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const sum = Array.from(first).reduce(
    (all, sign, at) => all + signs.indexOf(sign) * (3 ** at % 31),
    0,
  );
  return first + (signs[(31 - (sum % 31)) % 31] ?? '');
}

function withIdSign(first: string): string {
  const sum = Array.from(first).reduce(
    (all, digit, at) => all + Number(digit) * (2 ** (17 - at) % 11),
    0,
  );
  return first + ('10X98765432'[sum % 11] ?? '');
}

function withCardSign(first: string): string {
  const sum = Array.from(first)
    .toReversed()
    .reduce((all, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
      return all + (value > 9 ? value - 9 : value);
    }, 0);
  return first + String((10 - (sum % 10)) % 10);
}
