/**
 * The fields of one atomic interface in the order of the platform's document: `name:R` for
 * required, `name:O` for optional, and `name` where the document says neither.
 */
export interface DocumentedInterface {
  readonly request: string;
  /** Without `returncode` and `returnmsg`, which every response has. */
  readonly response: string;
}
