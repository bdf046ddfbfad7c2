const MIB = 1024 * 1024;

/** No documented answer without a file is near this size. */
const LARGEST_FREE_ANSWER = 4 * MIB;

/** An answer that was paid for is not thrown away as long as it can be read at all. */
const LARGEST_BILLED_ANSWER = 32 * MIB;

/** Files have a limit of 60 MB, of which base64 makes 80. */
const LARGEST_ANSWER_WITH_FILE = 96 * MIB;

/** Facts about a call that its answer's limit follows from. */
export interface AnswerKind {
  readonly billed: boolean;
  /** The answer brings a file along, in base64. */
  readonly expectsFile: boolean;
}

/** The most bytes that are taken of an answer. */
export function largestAnswer({ billed, expectsFile }: AnswerKind): number {
  if (expectsFile) return LARGEST_ANSWER_WITH_FILE;
  return billed ? LARGEST_BILLED_ANSWER : LARGEST_FREE_ANSWER;
}
