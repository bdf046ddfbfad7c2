import type { ZodError } from 'zod';
import { type Message, inEnglish } from '../messages/message.ts';
import { rules } from '../messages/rules.ts';
import { type BrokenRule, brokenRuleIn, messageIn } from '../platform/record/index.ts';

/** The ways in which a field of an input can be wrong, each with its meaning to a client. */
export const fieldErrorCodes = {
  REQUIRED: 'It is missing and required, always or because of other fields of the input.',
  UNKNOWN_FIELD: 'The type of the input has no such field.',
  INVALID_VALUE: 'Its form, length, range or number of items does not fit the field.',
  EXACTLY_ONE_OF: 'Exactly one of several members must be given.',
  INCONSISTENT: 'It does not agree with another field of the same input.',
  DIFFERS_FROM_RECORD:
    'It does not agree with the order, the invoice or the number that the input refers to.',
  NOT_FOUND: 'It names nothing that exists for you.',
  NOT_IN_THIS_STATE: 'The thing that it names exists, but its state does not allow this now.',
} as const;

/** A way in which a field of an input can be wrong. */
export type FieldErrorCode = keyof typeof fieldErrorCodes;

/** A fault of one field of an input. Holds no value. */
export interface FieldError {
  readonly code: FieldErrorCode;
  /** Path to the field, with list indexes as texts: for example `input`, `lines`, `1`, `taxRate`. */
  readonly path: readonly string[];
  /** A sentence that describes the accepted values. */
  readonly message: Message;
}

/** Maximum number of listed faults: a list of 20,000 wrong items would be answered with megabytes. */
const MOST_FAULTS = 100;

/** An input that was rejected before any call. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly code = 'INVALID_INPUT';
  readonly retryable = false;
  readonly text: Message;
  readonly fieldErrors: readonly FieldError[];

  constructor(faults: readonly FieldError[]) {
    const listed = faults.slice(0, MOST_FAULTS);
    const [first] = listed;
    const at = first
      ? rules.at({ path: first.path.join('.'), rule: first.message })
      : rules.invalid;
    const text =
      listed.length < faults.length
        ? rules.firstOf({ first: at, listed: listed.length, all: faults.length })
        : at;
    super(inEnglish(text));
    this.text = text;
    this.fieldErrors = listed;
  }

  /** The problems that the schema of an input found, each under its full path. */
  static fromZod(error: ZodError): InvalidInput {
    return new InvalidInput(
      error.issues.map((issue) => ({
        code: codeOf(issue),
        path: issue.path.map(String),
        message: messageIn(issue),
      })),
    );
  }
}

/** The error for an argument that is not a cursor. */
export function notACursor(argument: string): InvalidInput {
  return new InvalidInput([{ code: 'INVALID_VALUE', path: [argument], message: rules.cursor }]);
}

const ofRules: Readonly<Record<BrokenRule, FieldErrorCode>> = {
  missing: 'REQUIRED',
  inconsistent: 'INCONSISTENT',
  'not exactly one': 'EXACTLY_ONE_OF',
};

function codeOf(issue: ZodError['issues'][number]): FieldErrorCode {
  const rule = brokenRuleIn(issue);
  if (rule !== null) return ofRules[rule];
  return issue.code === 'unrecognized_keys' ? 'UNKNOWN_FIELD' : 'INVALID_VALUE';
}
