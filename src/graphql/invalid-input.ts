import { GraphQLError } from 'graphql';
import type { ZodError } from 'zod';

/** A fault of one field of an input. Holds no value. */
export interface FieldError {
  /** For example `input.lines.1.taxRate`. */
  readonly path: string;
  /** A sentence that says what the field takes. */
  readonly message: string;
}

/** An input that was refused before any call. */
export class InvalidInput extends GraphQLError {
  override readonly name = 'InvalidInput';
  readonly fieldErrors: readonly FieldError[];

  constructor(fieldErrors: readonly FieldError[]) {
    const [first] = fieldErrors;
    super(first ? `${first.path} ${first.message}` : 'The input is not valid.', {
      extensions: { code: 'INVALID_INPUT', retryable: false, fieldErrors },
    });
    this.fieldErrors = fieldErrors;
  }

  /** All problems that the schema of an input found, each under its full path. */
  static fromZod(error: ZodError): InvalidInput {
    return new InvalidInput(
      error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    );
  }
}
