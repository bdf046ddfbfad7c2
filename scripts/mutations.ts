import { parseAst } from 'rolldown/parseAst';
import { z } from 'zod';

/** One change of a source file that its tests must detect. */
export interface Mutation {
  /** Position in the text, as indexes of its characters. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly kind: 'negated' | 'boundary' | 'removed' | 'no await' | 'off by one' | 'and/or';
}

const node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() });
type Node = z.infer<typeof node>;

const BOUNDARIES: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const JUNCTIONS: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const SIGNS: Readonly<Record<string, string>> = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };

/** Lists every mutation of a TypeScript file, in the order of its text. */
export function mutationsOf(text: string): readonly Mutation[] {
  const found: Mutation[] = [];
  const at = ({ start, end }: Node): string => text.slice(start, end);

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    const { success, data } = node.safeParse(value);
    if (!success) return;
    found.push(...mutationsAt(data));
    Object.values(data).forEach(visit);
  };

  /** Replaces the operator between the two operands. */
  const operator = (whole: Node, table: typeof BOUNDARIES, kind: Mutation['kind']): Mutation[] => {
    const sign = String(whole['operator']);
    const replacement = table[sign];
    if (replacement === undefined) return [];
    const start = text.indexOf(sign, node.parse(whole['left']).end);
    return [{ start, end: start + sign.length, replacement, kind }];
  };

  const mutationsAt = (whole: Node): readonly Mutation[] => {
    const { start, end } = whole;
    switch (whole.type) {
      case 'IfStatement':
      case 'ConditionalExpression': {
        const test = node.parse(whole['test']);
        return [
          { start: test.start, end: test.end, replacement: `!(${at(test)})`, kind: 'negated' },
        ];
      }
      case 'LogicalExpression':
        return operator(whole, JUNCTIONS, 'and/or');
      case 'BinaryExpression':
        return [
          ...operator(whole, BOUNDARIES, 'boundary'),
          ...(node.parse(whole['right']).type === 'Literal'
            ? operator(whole, SIGNS, 'off by one')
            : []),
        ];
      case 'AssignmentExpression':
        return operator(whole, SIGNS, 'off by one');
      case 'AwaitExpression':
        return [{ start, end: start + 'await '.length, replacement: '', kind: 'no await' }];
      case 'ExpressionStatement':
        // Log lines and spans have no effect that a caller sees.
        return /\b(log|trace|super)\b/.test(at(whole))
          ? []
          : [{ start, end, replacement: ';', kind: 'removed' }];
      default:
        return [];
    }
  };

  visit(parseAst(text, { lang: 'ts', sourceType: 'module' }).body);
  return found;
}
