import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  SingleFieldSubscriptionsRule,
  specifiedRules,
  validate,
  type ValidationContext,
  type ASTVisitor,
  type DirectiveNode,
  getEnterLeaveForKind,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { createYoga, Plugin } from 'graphql-yoga';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { rejectionOf } from '../body/body.ts';
import { useExecution } from '../execution/execution.ts';
import { BEFORE_EXECUTION } from '../execution/input-faults.ts';
import { useErrorsWithoutValues } from './reporting.ts';

/** Limits of one document. Inputs belong in variables, which do not count. */
export const LIMITS = { depth: 12, aliases: 64, directives: 50, tokens: 4_000 } as const;

/** Maximum number of reported errors per document, as each takes time to find. */
const MOST_ERRORS = 8;

/**
 * Rejects in the texts of this service. Rules report rejections instead of throwing them, which would end validation with an
 * internal error; the parser has no context, and throws.
 */
function rejectedAs(text: Message) {
  return {
    propagateOnRejection: false,
    onReject: [
      (context: ValidationContext | null) => {
        const code = context === null ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED';
        const rejection = new TranslatableError(text, {
          extensions: { code, ...BEFORE_EXECUTION },
        });
        if (context === null) throw rejection;
        context.reportError(rejection);
      },
    ],
  };
}

/**
 * Limits on documents. The schema's complexity limit bounds the cost of lists. With introspection off, error messages do not
 * reveal names of the schema.
 */
function limits(introspection: boolean): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    boundedEnoughToParse,
    maxTokensPlugin({
      n: LIMITS.tokens,
      ...rejectedAs(requests.tooManyTokens({ most: LIMITS.tokens })),
    }),
    // Fragments are counted as if written out. graphql-js limits the depth of introspection itself.
    maxDepthPlugin({
      n: LIMITS.depth,
      flattenFragments: true,
      ...rejectedAs(requests.tooDeep({ most: LIMITS.depth })),
    }),
    // Nothing is exempt: an aliased __typename floods as well as any other field.
    maxAliasesPlugin({
      n: LIMITS.aliases,
      allowList: [],
      ...rejectedAs(requests.tooManyAliases({ most: LIMITS.aliases })),
    }),
    maxDirectivesPlugin({
      n: LIMITS.directives,
      ...rejectedAs(requests.tooManyDirectives({ most: LIMITS.directives })),
    }),
    validatedBriefly(introspection),
    ...(introspection ? [] : [withoutIntrospection]),
  ];
}

/** Checks the text before it is parsed, as some texts could crash the parser. */
const boundedEnoughToParse: Plugin = {
  onParse({ params: { source } }) {
    const rejection = rejectionOf(String(source));
    if (rejection === null) return;
    throw new TranslatableError(rejection, {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    });
  },
};

/**
 * Stops validation after a few errors, and suggests no names if introspection is off: comparing a wrong name with those of all
 * types takes longer than all other work on a document, and suggestions would not be shown.
 */
function validatedBriefly(introspection: boolean): Plugin {
  const options = { maxErrors: MOST_ERRORS, hideSuggestions: !introspection };
  return {
    onValidate({ setValidationFn }) {
      // The document and the rules have types of graphql-js, which envelop does not declare.
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
 * Plugins of the steps of every operation: parse, validate, execute. The fast path does not parse or validate a known document,
 * and executes it directly. A plugin that depends on more than text and document, or has any other hook, would not apply there;
 * a test rejects it.
 */
export function stepPlugins(
  schema: GraphQLSchema,
  introspection: boolean,
  ...execution: Parameters<typeof useExecution>
): NonNullable<Parameters<typeof createYoga>[0]['plugins']> {
  return [
    ...limits(introspection),
    useErrorsWithoutValues(schema, introspection),
    useExecution(...execution),
  ];
}

/**
 * Rule for the single root field of a subscription (GraphQL, section 5.2.4.1). graphql-js 16 lacks its part about `@skip` and
 * `@include`: a subscription may end up without a field, and graphql-js throws a `TypeError`.
 */
function subscriptionRootRule(context: ValidationContext): ASTVisitor {
  const single = getEnterLeaveForKind(
    SingleFieldSubscriptionsRule(context),
    Kind.OPERATION_DEFINITION,
  );
  return {
    OperationDefinition(...visited) {
      const [{ operation, selectionSet }] = visited;
      if (operation !== OperationTypeNode.SUBSCRIPTION) return;
      const nodes = conditionsIn(selectionSet, context);
      // Conditions on variables, which have no values yet, would throw in graphql-js' rule.
      if (nodes.length === 0) single.enter?.(...visited);
      else context.reportError(new TranslatableError(requests.conditionalSubscription, { nodes }));
    },
  };
}

/** Finds `@skip` and `@include` on root selections and in their fragments. */
function conditionsIn(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  seen = new Set<string>(),
): readonly DirectiveNode[] {
  return selections.flatMap((selection) => {
    const own = (selection.directives ?? []).filter(({ name }) =>
      ['skip', 'include'].includes(name.value),
    );
    if (selection.kind === Kind.FIELD) return own;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return [...own, ...conditionsIn(selection.selectionSet, context, seen)];
    const name = selection.name.value;
    const fragment = seen.has(name) ? null : context.getFragment(name);
    seen.add(name);
    return fragment ? [...own, ...conditionsIn(fragment.selectionSet, context, seen)] : own;
  });
}
