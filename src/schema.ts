import { type GraphQLSchema, isInputObjectType, specifiedDirectives } from 'graphql';
import { codeTables, tracked as others } from './capabilities/index.ts';
import { builder } from './graphql/schema/builder.ts';
import { addCodeTables } from './graphql/schema/code-tables.ts';
import { calledEndpoints, directives } from './graphql/schema/directives.ts';
import { addKinds, addLookAgain } from './graphql/followed/kinds.ts';
import { followedKinds } from './graphql/followed/followed-types.ts';
import { addAttention } from './graphql/attention/schema.ts';
import { addSandbox, withoutSandbox } from './graphql/schema/sandbox.ts';
import { withSubgraph } from './graphql/schema/subgraph.ts';
import { businessCodes } from './platform/business-codes.ts';
import type { Endpoint } from './platform/endpoint.ts';
import { controls } from '@fapiao-graph/simulator/controls';
import { byName } from './subjects/kind/kind.ts';

import './graphql/schema/audit.ts';
import './graphql/billing/keys.ts';
import './graphql/errors/errors.ts';
import './graphql/exports/schema.ts';
import './graphql/schema/scalars.ts';
import './graphql/schema/viewer.ts';
import './graphql/webhooks/schema.ts';

addCodeTables([
  { table: businessCodes, usedIn: ['every response of the gateway: code'] },
  ...codeTables,
]);

const tracked = [...followedKinds(), ...others];
addKinds(tracked);
addLookAgain(tracked);
addAttention(byName(tracked));

addSandbox(controls);

// Custom directives replace the standard ones, such as @skip and @include, so both are listed. The schema is sorted when it
// is printed and not at every start.
const whole = withFastInputs(
  builder.toSchema({ directives: [...specifiedDirectives, ...directives], sortSchema: false }),
);

/**
 * Creates the schema. Mutations that control the simulated platform are included only with `sandbox`, and the fields that
 * gateways need only with `subgraph`.
 */
export function createSchema({
  sandbox = true,
  subgraph = false,
}: {
  readonly sandbox?: boolean;
  readonly subgraph?: boolean;
} = {}): GraphQLSchema {
  const served = sandbox ? whole : withoutSandbox(whole, controls);
  return subgraph ? withSubgraph(served) : served;
}

/**
 * graphql-js lists the fields of an input type for each value. It stores them in an object without a prototype, a dictionary in
 * V8, whose keys are listed ten times as slowly as those of an object that lost its prototype later.
 */
function withFastInputs(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    const fields = { ...type.getFields() };
    Object.setPrototypeOf(fields, null);
    type.getFields = () => fields;
  }
  return schema;
}

/** All endpoints that the schema calls. */
export const endpoints: readonly Endpoint[] = [...calledEndpoints];

/** All kinds of subjects, by name. */
export const kinds = byName(tracked);
