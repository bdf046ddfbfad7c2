import type { Linter } from 'eslint';

/** An accepted finding of a rule. */
export interface Meant {
  /** The rule's name without the plugin's. */
  readonly rule: string;
  /** Matches the line of the finding, followed by a blank and the rule's message. */
  readonly finding: RegExp;
  readonly reason: string;
}

/**
 * An ESLint processor that removes accepted findings: a printed schema has no comments that could
 * accept them in place. An acceptance without a finding is reported as a finding.
 */
export function meantSo(meant: readonly Meant[]): Linter.Processor {
  let lines: readonly string[] = [];
  return {
    meta: { name: 'meant-so' },
    preprocess(text) {
      lines = text.split('\n');
      return [text];
    },
    postprocess(blocks) {
      const found = blocks.flat().map((message) => ({
        message,
        meantBy: meant.filter(
          ({ rule, finding }) =>
            message.ruleId === `@graphql-eslint/${rule}` &&
            finding.test(`${lines[message.line - 1]?.trim()} ${message.message}`),
        ),
      }));
      const needed = new Set(found.flatMap(({ meantBy }) => meantBy));
      return found
        .filter(({ meantBy }) => meantBy.length === 0)
        .map(({ message }) => message)
        .concat(meant.filter((one) => !needed.has(one)).map(toFinding));
    },
  };
}

function toFinding({ rule, finding }: Meant): Linter.LintMessage {
  return {
    ruleId: null,
    severity: 2,
    line: 1,
    column: 1,
    message: `${rule} finds nothing that is ${String(finding)}: take it out of eslint.config.js`,
  };
}
