import type { Linter } from 'eslint';

/** A finding of a rule that is meant to be so. */
export interface Meant {
  /** Its name without the plugin's. */
  readonly rule: string;
  /** Holds for the line that the finding is of, followed by a blank and the rule's words. */
  readonly finding: RegExp;
  readonly reason: string;
}

/**
 * The processor of ESLint that leaves out what is meant to be so: a printed schema takes no comments that would
 * say it in place. What no finding needs any more is one itself.
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
