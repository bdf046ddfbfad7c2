/**
 * The fields of one atomic interface as the platform's document lists them, in its order: `name:R` for
 * required, `name:O` for optional, and `name` where the document says neither.
 */
export interface DocumentedInterface {
  readonly request: string;
  /** Without `returncode` and `returnmsg`, which every answer has. */
  readonly response: string;
}
