import { blockFieldSuggestionsPlugin } from '@escape.tech/graphql-armor-block-field-suggestions';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationContext } from 'graphql';
import type { createYoga, Plugin } from 'graphql-yoga';
import { isNestedTooDeep } from '../kernel/nesting.ts';
import { NESTED_TOO_DEEP } from './request-json.ts';

/** Bounds of one document. Inputs belong into variables, which do not count. */
export const LIMITS = { depth: 12, aliases: 64, directives: 50, tokens: 4_000 } as const;

/**
 * A rule that rejects by throwing would end validation as an internal failure; reported, it is one
 * validation error among others, with status 400 where that is due.
 */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
};

/**
 * The limits on documents. The cost of lists is bounded by the schema's own complexity limit. With
 * introspection off, error messages do not spell out names of the schema either.
 */
export function limits(
  introspection: boolean,
): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    flatEnoughToParse,
    // Its errors come from the parser, which reports by throwing.
    maxTokensPlugin({ n: LIMITS.tokens }),
    // Fragments are counted as if written out. Introspection's own depth is limited by graphql-js.
    maxDepthPlugin({ n: LIMITS.depth, flattenFragments: true, ...reported }),
    // Nothing is exempt: an aliased __typename is as good for flooding as any other field.
    maxAliasesPlugin({ n: LIMITS.aliases, allowList: [], ...reported }),
    maxDirectivesPlugin({ n: LIMITS.directives, ...reported }),
    ...(introspection ? [] : [withoutIntrospection, blockFieldSuggestionsPlugin({ mask: '' })]),
  ];
}

/** Asked before the text is parsed, as the parser itself goes down with it. */
const flatEnoughToParse: Plugin = {
  onParse({ params: { source } }) {
    if (!isNestedTooDeep(String(source))) return;
    throw new GraphQLError(NESTED_TOO_DEEP, {
      extensions: { code: 'BAD_REQUEST', retryable: false, http: { status: 400 } },
    });
  },
};

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
