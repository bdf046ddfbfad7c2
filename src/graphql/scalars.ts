import { GraphQLError } from 'graphql';
import { isJsonObject, type JsonObject } from '../kernel/json.ts';
import { readFileId } from '../kernel/uploaded-file.ts';
import { builder, type SchemaTypes } from './builder.ts';
import { jsonOfLiteral } from './json-literal.ts';

type TextScalar = 'Decimal' | 'Date' | 'DateTime' | 'YearMonth' | 'Cursor' | 'URL';

/** A scalar that is a text of a fixed form, in both directions. */
function textScalar(
  name: TextScalar,
  description: string,
  takes: string,
  accepts: (text: string) => boolean,
): void {
  builder.scalarType(name, {
    description,
    serialize: (value) => value,
    parseValue: (value) => {
      // The value itself is not repeated: it may be what the caller must keep secret.
      if (typeof value !== 'string' || !accepts(value))
        throw new GraphQLError(`${name} takes ${takes}.`);
      return value;
    },
  });
}

textScalar(
  'Decimal',
  'An exact decimal number as a text, for example `"1234.50"`: amounts in yuan, rates, quantities. Never a floating-point number. Answers show amounts with two decimals, or with those that the platform gave where they are more; all other decimals as they came.',
  'a decimal number as a text, such as "1234.50"',
  (text) => /^-?\d{1,20}(\.\d{1,16})?$/.test(text),
);
textScalar('Date', 'A calendar day in China, `yyyy-MM-dd`.', 'a day, yyyy-MM-dd', (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text),
);
textScalar(
  'DateTime',
  'An instant in ISO 8601 with an offset. Answers carry `+08:00`, the offset of the platform’s clock.',
  'an ISO 8601 time with an offset, such as "2026-11-21T09:30:00+08:00"',
  (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
);
textScalar('YearMonth', 'A calendar month, `yyyy-MM`.', 'a month, yyyy-MM', (text) =>
  /^\d{4}-\d{2}$/.test(text),
);
textScalar(
  'URL',
  'An http or https address. Use it as it is: some carry a signature that a changed character breaks.',
  'an http or https address',
  (text) => /^https?:\/\/[^\s/]\S*$/.test(text),
);
textScalar(
  'Cursor',
  'A position in the stream of updates. Opaque: keep the last one you saw and pass it as `after` to go on from there.',
  'a cursor from an earlier update',
  (text) => text.length > 0 && text.length <= 200,
);

builder.scalarType('JSONObject', {
  description:
    'A JSON object that the platform’s documents do not describe field by field. Numbers in it keep all their digits, also beyond 2^53: read answers with a parser that keeps them, too.',
  serialize: (value: SchemaTypes['Scalars']['JSONObject']['Output']) => value,
  parseValue: jsonObject,
  parseLiteral: (node, variables) => jsonObject(jsonOfLiteral(node, variables)),
});

function jsonObject(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new GraphQLError('JSONObject takes a JSON object.');
  return value;
}

builder.scalarType('File', {
  description:
    'A file that you send: the `id` that `POST /documents` answered with within the last hour, or `null` in the variables of a multipart request, whose `map` says which of its parts belongs there. The simulated platform always has `example-contract.pdf`, with the keywords 甲方盖章 and 乙方签字, and `example-letter.pdf`, with none.',
  serialize: () => {
    throw new GraphQLError('File is an input only.');
  },
  parseValue: (value) => {
    if (typeof value !== 'string' || readFileId(value) === null)
      throw new GraphQLError('File takes the id of a file that was sent here.');
    return value;
  },
});
