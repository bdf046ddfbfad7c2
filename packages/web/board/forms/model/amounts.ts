import {
  type Amounts,
  completeLine,
  completeTotals,
  type GivenLine,
  priced,
} from '../../../shared/from-service.ts';
import type { FormCatalogue, Member } from './description.ts';
import {
  type Draft,
  type DraftObject,
  draftAt,
  inputOf,
  isList,
  isListOfInputs,
  isObject,
} from './draft.ts';

/** Members of a line whose value follows from others. */
const COMPUTED = ['unitPrice', 'amountWithoutTax', 'taxAmount', 'amountWithTax'] as const;
export type ComputedName = (typeof COMPUTED)[number];

/** Amounts of a line. */
export type Computed = Readonly<Partial<Record<ComputedName, string>>>;

const FIGURES = ['taxRate', 'quantity', ...COMPUTED] as const;
const IS_DECIMAL = /^-?\d+(\.\d+)?$/;

/** True for a list of invoice lines: each has a rate and an amount. */
export function isLines(catalogue: FormCatalogue, member: Member): boolean {
  const names = inputOf(catalogue, member)?.members.map(({ name }) => name) ?? [];
  return (
    member.isList === true && ['taxRate', 'amountWithoutTax'].every((name) => names.includes(name))
  );
}

/** All amounts of a line, computed from the typed ones; null while too few are typed. */
export function computeLine(line: Draft | undefined): Computed | null {
  const figures = figuresOf(line);
  const { taxRate, quantity, unitPrice, amountWithTax, amountWithoutTax } = figures;
  if (taxRate === undefined || !Object.values(figures).every((text) => IS_DECIMAL.test(text)))
    return null;
  const isPriced = quantity !== undefined && unitPrice !== undefined;
  const isGiven = amountWithTax !== undefined || amountWithoutTax !== undefined;
  if (!isGiven && !isPriced) return null;
  const given: GivenLine = {
    ...figures,
    taxRate,
    ...(!isGiven && isPriced && { amountWithoutTax: priced(unitPrice, quantity) }),
  };
  const { unitPrice: price, ...amounts } = completeLine(withoutZero(given), () => {});
  return { ...amounts, ...(price !== null && { unitPrice: price }) };
}

/** Leaves out a quantity of zero, from which no price can be computed. */
function withoutZero({ quantity, ...given }: GivenLine): GivenLine {
  return typeof quantity === 'string' && /[1-9]/.test(quantity) ? { ...given, quantity } : given;
}

function figuresOf(line: Draft | undefined): Partial<Record<(typeof FIGURES)[number], string>> {
  return Object.fromEntries(
    FIGURES.flatMap((name) => {
      const typed = draftAt(line, [name]);
      return typeof typed === 'string' && typed.trim() !== '' ? [[name, typed.trim()]] : [];
    }),
  );
}

/** The sums of lines; null while an amount of any line is unknown. */
export function totalLines(lines: readonly Draft[]): Amounts | null {
  const amounts = lines.flatMap((line) => {
    const { amountWithTax, amountWithoutTax, taxAmount } = computeLine(line) ?? {};
    return amountWithTax === undefined || amountWithoutTax === undefined || taxAmount === undefined
      ? []
      : [{ amountWithTax, amountWithoutTax, taxAmount }];
  });
  return amounts.length < lines.length ? null : completeTotals({}, amounts, () => {});
}

/**
 * The draft with required amounts computed if they were not typed. Amounts that the service computes are omitted, except
 * for the amount of a line of which only price and quantity were typed.
 */
export function withComputed(
  catalogue: FormCatalogue,
  members: readonly Member[],
  draft: DraftObject,
): DraftObject {
  const lines = members.find((member) => isLines(catalogue, member));
  const totals = lines === undefined ? null : totalLines(listAt(draft, lines.name));
  const filled = withMissing(members, draft, totals);
  return Object.fromEntries(
    Object.entries(filled).map(([name, part]): readonly [string, Draft] => {
      const member = members.find((each) => each.name === name);
      const input = member && inputOf(catalogue, member);
      if (!member || !input) return [name, part];
      const below = (item: Draft): Draft => {
        if (!isObject(item)) return item;
        const inner = isLines(catalogue, member) ? withLine(input.members, item) : item;
        return withComputed(catalogue, input.members, inner);
      };
      return [
        name,
        isListOfInputs(catalogue, member) && isList(part) ? part.map(below) : below(part),
      ];
    }),
  );
}

function withLine(members: readonly Member[], line: DraftObject): DraftObject {
  const computed = computeLine(line);
  const { amountWithTax = '', amountWithoutTax = '' } = figuresOf(line);
  // If every amount of a line is required, so is its price.
  const isWhole = members.some(({ name, isRequired }) => name === 'amountWithTax' && isRequired);
  const filled = withMissing(isWhole ? members.map(withPrice) : members, line, computed);
  if (amountWithTax !== '' || amountWithoutTax !== '' || !computed?.amountWithoutTax) return filled;
  return { ...filled, amountWithoutTax: computed.amountWithoutTax };
}

function withPrice(member: Member): Member {
  return member.name === 'unitPrice' ? { ...member, isRequired: true } : member;
}

/** Fills in computed amounts for required members that are blank. */
function withMissing(
  members: readonly Member[],
  draft: DraftObject,
  computed: Computed | null,
): DraftObject {
  const missing = members.flatMap(({ name, isRequired }) => {
    const value = COMPUTED.some((each) => each === name)
      ? computed?.[name as ComputedName]
      : undefined;
    const typed = draft[name];
    const isBlank = typed === undefined || (typeof typed === 'string' && typed.trim() === '');
    return isRequired && isBlank && value !== undefined ? [[name, value] as const] : [];
  });
  return { ...draft, ...Object.fromEntries(missing) };
}

function listAt(draft: DraftObject, name: string): readonly Draft[] {
  const part = draft[name];
  return isList(part) ? part : [];
}

/** Value of a typed amount as computed from the other figures of its line; null if it agrees or cannot be computed. */
export function disagreement(line: Draft, name: string): string | null {
  const computedName = COMPUTED.find((each) => each === name);
  const typed = draftAt(line, [name]);
  if (computedName === undefined || typeof typed !== 'string' || !isObject(line)) return null;
  const refused = new Set<string>();
  const given = figuresOf(line);
  if (computeLine(line) === null || given.taxRate === undefined) return null;
  if (given.amountWithTax === undefined && given.amountWithoutTax === undefined) return null;
  completeLine({ ...given, taxRate: given.taxRate }, (field) => refused.add(field));
  if (!refused.has(name)) return null;
  const { [name]: _typed, ...others } = line;
  return computeLine(others)?.[computedName] ?? null;
}
