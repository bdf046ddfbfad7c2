import { type ValueNode, valueFromASTUntyped, Kind } from 'graphql';
import { isJsonObject, type Json } from '../../kernel/json/json.ts';
import { readFileId } from '../../kernel/files/uploaded-file.ts';
import { isWebAddress } from '../../kernel/text/web-address.ts';
import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { builder, type SchemaTypes } from './builder.ts';
import { TranslatableError } from '../errors/translatable-error.ts';
import { parseLossless } from '../../kernel/json/lossless-json.ts';

type TextScalar = 'Decimal' | 'Date' | 'DateTime' | 'YearMonth' | 'Cursor' | 'URL';

interface Words {
  readonly description: string;
  /** Page that describes the form; the description names the differences. */
  readonly specifiedByURL: string;
  /** Error message for any other value. */
  readonly takes: Message;
}

/** Adds a scalar that is a text of a fixed form, for input and output. */
function textScalar(
  name: TextScalar,
  { takes, ...words }: Words,
  accepts: (text: string) => boolean,
): void {
  builder.scalarType(name, {
    ...words,
    serialize: (value) => value,
    ...taking(takes, (value) => (typeof value === 'string' && accepts(value) ? value : undefined)),
  });
}

/**
 * Parsers of a scalar; `read` returns undefined for a wrong value. The message is the same for variables and documents; for a
 * document it has the location, which graphql-js adds to errors of other classes only. The value is not repeated, as it may
 * be secret.
 */
function taking<Value>(
  refusal: Message,
  read: (value: unknown) => Value | undefined,
  fromLiteral: (node: ValueNode, variables: Variables) => unknown = valueFromASTUntyped,
) {
  const taken = (value: unknown, literal: ValueNode | null): Value => {
    const known = read(value);
    if (known === undefined) throw new TranslatableError(refusal, { nodes: literal });
    return known;
  };
  return {
    parseValue: (value: unknown) => taken(value, null),
    parseLiteral: (node: ValueNode, variables: Variables) =>
      taken(fromLiteral(node, variables), node),
  };
}

type Variables = Readonly<Record<string, unknown>> | null | undefined;

textScalar(
  'Decimal',
  {
    description:
      'An exact decimal number as a text, for example `"1234.50"`: amounts in yuan, rates, quantities. Never a floating-point number. Written as in XML Schema, with at most 20 digits before and 16 after the point, and without `+`. Responses show amounts with at least two decimals, and all other decimals as the platform sent them.',
    specifiedByURL: 'https://www.w3.org/TR/xmlschema11-2/#decimal',
    takes: requests.takesDecimal,
  },
  (text) => /^-?\d{1,20}(\.\d{1,16})?$/.test(text),
);
textScalar(
  'Date',
  {
    description: 'A calendar day in China, `yyyy-MM-dd`.',
    specifiedByURL: 'https://scalars.graphql.org/apollographql/localdate-v0.1.html',
    takes: requests.takesDate,
  },
  (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
);
textScalar(
  'DateTime',
  {
    description:
      'An instant with an offset, as in RFC 3339; an input may omit the seconds. Responses have `+08:00`, the offset of the platform’s clock.',
    specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
    takes: requests.takesDateTime,
  },
  (text) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
);
textScalar(
  'YearMonth',
  {
    description: 'A calendar month, `yyyy-MM`.',
    specifiedByURL: 'https://scalars.graphql.org/apollographql/yearmonth-v0.1.html',
    takes: requests.takesYearMonth,
  },
  (text) => /^\d{4}-\d{2}$/.test(text),
);
textScalar(
  'URL',
  {
    description: 'An http or https address. Use it unchanged: some carry a signature.',
    specifiedByURL: 'https://url.spec.whatwg.org/',
    takes: requests.takesUrl,
  },
  isWebAddress,
);
textScalar(
  'Cursor',
  {
    description:
      'A position in the stream of updates. Opaque, like cursors of lists: store the last one you received and pass it as `after` to continue from there.',
    specifiedByURL: 'https://relay.dev/graphql/connections.htm#sec-Cursor',
    takes: requests.takesCursor,
  },
  (text) => text.length > 0 && text.length <= 200,
);

builder.scalarType('JSONObject', {
  description:
    'A JSON object that the platform’s documents do not describe field by field. Numbers in it keep all their digits, also beyond 2^53: read responses with a parser that keeps them, too. A response of the platform that is a list or a bare value becomes the member `list` or `value`.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
  serialize: (value: SchemaTypes['Scalars']['JSONObject']['Output']) => value,
  ...taking(
    requests.takesJsonObject,
    (value) => (isJsonObject(value) ? value : undefined),
    jsonOfLiteral,
  ),
});

builder.scalarType('File', {
  description:
    'A file that you send: the `id` that `POST /documents` returned within the last hour, or `null` in the variables of a multipart request, whose `map` says which of its parts belongs there. The simulated platform always has `example-contract.pdf`, with the keywords 甲方盖章 and 乙方签字, and `example-letter.pdf`, with none.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  serialize: () => {
    throw new TypeError('File is an input only.');
  },
  ...taking(requests.takesFile, (value) =>
    typeof value === 'string' && readFileId(value) !== null ? value : undefined,
  ),
});

/**
 * Reads a literal in a document as JSON, with all digits of numbers, which graphql-js reads as doubles. A member whose
 * variable has no value is omitted.
 */
function jsonOfLiteral(node: ValueNode, variables: Variables): Json | undefined {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      // Numbers of GraphQL have the syntax of JSON.
      return parseLossless(node.value);
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.NULL:
      return null;
    case Kind.LIST:
      return node.values.map((value) => jsonOfLiteral(value, variables) ?? null);
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, jsonOfLiteral(value, variables)]),
      );
    case Kind.VARIABLE:
      // A variable was read from JSON and coerced by its type, which returns JSON.
      return variables?.[node.name.value] as Json | undefined;
  }
}
