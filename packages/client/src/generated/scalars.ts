/** The scalars of the schema. */
export interface Scalars {
  /** A position in the stream of updates. Opaque, like cursors of lists: store the last one you received and pass it as `after` to continue from there. */
  Cursor: string;
  /** A calendar day in China, `yyyy-MM-dd`. */
  Date: string;
  /** An instant with an offset, as in RFC 3339; an input may omit the seconds. Responses have `+08:00`, the offset of the platform’s clock. */
  DateTime: string;
  /** An exact decimal number as a text, for example `"1234.50"`: amounts in yuan, rates, quantities. Never a floating-point number. Written as in XML Schema, with at most 20 digits before and 16 after the point, and without `+`. Responses show amounts with at least two decimals, and all other decimals as the platform sent them. */
  Decimal: string;
  /** A file that you send: the `id` that `POST /documents` returned within the last hour, or `null` in the variables of a multipart request, whose `map` says which of its parts belongs there. The simulated platform always has `example-contract.pdf`, with the keywords 甲方盖章 and 乙方签字, and `example-letter.pdf`, with none. */
  File: string;
  /** A JSON object that the platform’s documents do not describe field by field. Numbers in it keep all their digits, also beyond 2^53: read responses with a parser that keeps them, too. A response of the platform that is a list or a bare value becomes the member `list` or `value`. */
  JSONObject: Record<string, unknown>;
  /** An http or https address. Use it unchanged: some carry a signature. */
  URL: string;
  /** A calendar month, `yyyy-MM`. */
  YearMonth: string;
}
