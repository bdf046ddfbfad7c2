import {
  type ASTVisitor,
  type DirectiveNode,
  getEnterLeaveForKind,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
} from 'graphql';
import { TranslatableError } from '../../graphql/errors/translatable-error.ts';
import { requests } from '../../messages/requests.ts';

/**
 * Rule for the single root field of a subscription (GraphQL, section 5.2.4.1). graphql-js 16 lacks its part about `@skip` and
 * `@include`: a subscription may end up without a field, and graphql-js throws a `TypeError`.
 */
export function subscriptionRootRule(context: ValidationContext): ASTVisitor {
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
