/** The scalars of the schema. */
export interface Scalars {
  /** A position in the stream of updates. Opaque, as cursors of lists are: keep the last one you saw and pass it as `after` to go on from there. */
  Cursor: string;
  /** A calendar day in China, `yyyy-MM-dd`. */
  Date: string;
  /** An instant with an offset, as RFC 3339 has it; one that is given may lack the seconds. Answers carry `+08:00`, the offset of the platform’s clock. */
  DateTime: string;
  /** An exact decimal number as a text, for example `"1234.50"`: amounts in yuan, rates, quantities. Never a floating-point number. Written as XML Schema has it, with at most 20 digits before and 16 behind the point, and without `+`. Answers show amounts with two decimals, or with those that the platform gave where they are more; all other decimals as they came. */
  Decimal: string;
  /** A file that you send: the `id` that `POST /documents` answered with within the last hour, or `null` in the variables of a multipart request, whose `map` says which of its parts belongs there. The simulated platform always has `example-contract.pdf`, with the keywords 甲方盖章 and 乙方签字, and `example-letter.pdf`, with none. */
  File: string;
  /** A JSON object that the platform’s documents do not describe field by field. Numbers in it keep all their digits, also beyond 2^53: read answers with a parser that keeps them, too. An answer of the platform’s that is a list or a bare value stands in its member `list` or `value`. */
  JSONObject: Record<string, unknown>;
  /** An http or https address. Use it as it is: some carry a signature that a changed character breaks. */
  URL: string;
  /** A calendar month, `yyyy-MM`. */
  YearMonth: string;
}
