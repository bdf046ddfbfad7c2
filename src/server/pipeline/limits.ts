import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  validate,
  type ValidationContext,
} from 'graphql';
import type { createYoga, Plugin } from 'graphql-yoga';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { rejectionOf } from '../body/request-json.ts';
import { type Execute, useExecution } from '../execution/execution.ts';
import { useErrorsWithoutValues } from './reporting.ts';
import type { Subscribe } from '../hub/subscribe.ts';
import { subscriptionRootRule } from './subscription-root.ts';

/** Bounds of one document. Inputs belong into variables, which do not count. */
export const LIMITS = { depth: 12, aliases: 64, directives: 50, tokens: 4_000 } as const;

/** Errors reported for one document; each takes time to find. */
const MOST_ERRORS = 8;

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
function limits(introspection: boolean): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    boundedEnoughToParse,
    // Its errors come from the parser, which reports by throwing.
    maxTokensPlugin({ n: LIMITS.tokens }),
    // Fragments are counted as if written out. Introspection's own depth is limited by graphql-js.
    maxDepthPlugin({ n: LIMITS.depth, flattenFragments: true, ...reported }),
    // Nothing is exempt: an aliased __typename is as good for flooding as any other field.
    maxAliasesPlugin({ n: LIMITS.aliases, allowList: [], ...reported }),
    maxDirectivesPlugin({ n: LIMITS.directives, ...reported }),
    validatedBriefly(introspection),
    ...(introspection ? [] : [withoutIntrospection]),
  ];
}

/** Checks the text before it is parsed, as it could bring down the parser. */
const boundedEnoughToParse: Plugin = {
  onParse({ params: { source } }) {
    const rejection = rejectionOf(String(source));
    if (rejection === null) return;
    throw new TranslatableError(rejection, {
      extensions: { code: 'BAD_REQUEST', retryable: false, http: { status: 400 } },
    });
  },
};

/**
 * Stops after a few errors, and with introspection off suggests no names: comparing one wrong name with those of
 * all types takes longer than everything else about a document, and they would not be shown.
 */
function validatedBriefly(introspection: boolean): Plugin {
  const options = { maxErrors: MOST_ERRORS, hideSuggestions: !introspection };
  return {
    onValidate({ setValidationFn }) {
      // The types of the document and the rules are graphql-js' own; envelop has none for them.
      setValidationFn(((schema, document, rules = specifiedRules) => {
        const ours = rules.map((rule) =>
          rule === SingleFieldSubscriptionsRule ? subscriptionRootRule : rule,
        );
        return validate(schema, document, ours, options);
      }) satisfies typeof validate);
    },
  };
}

const withoutIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/**
 * Plugins of the steps of every operation: parse, validate, execute. The fast path neither parses nor validates a
 * known document, and executes by itself: a plugin that depends on more than text and document, or with any other
 * hook, would not apply there; a test rejects it.
 */
export function stepPlugins(
  schema: GraphQLSchema,
  introspection: boolean,
  { execute, subscribe }: { readonly execute: Execute; readonly subscribe: Subscribe },
): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    ...limits(introspection),
    useErrorsWithoutValues(schema, introspection),
    useExecution(execute, subscribe),
  ];
}
