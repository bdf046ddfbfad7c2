import { DirectiveLocation, GraphQLDirective, GraphQLNonNull, GraphQLString } from 'graphql';
import type { Endpoint } from '../../platform/endpoint.ts';

/** `@upstream` and `@wire`, the platform's names, and `@requires`, readable in the SDL. */
export const directives = [
  new GraphQLDirective({
    name: 'upstream',
    description:
      'The platform endpoint that the field calls, or that it calls when given the enum value.',
    locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.ENUM_VALUE],
    args: {
      path: { type: new GraphQLNonNull(GraphQLString), description: 'Path of the endpoint.' },
      billed: {
        type: GraphQLString,
        description: 'Unit that is billed; absent when the call is free.',
      },
    },
  }),
  new GraphQLDirective({
    name: 'wire',
    description: 'The platform’s own name of a field, or its code of an enum value.',
    locations: [
      DirectiveLocation.FIELD_DEFINITION,
      DirectiveLocation.INPUT_FIELD_DEFINITION,
      DirectiveLocation.ARGUMENT_DEFINITION,
      DirectiveLocation.ENUM_VALUE,
    ],
    args: { name: { type: new GraphQLNonNull(GraphQLString), description: 'The name, verbatim.' } },
  }),
  new GraphQLDirective({
    name: 'requires',
    description:
      'The scope that a key or token needs for the field. Without it the field fails with `NOT_PERMITTED`.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      scope: {
        type: new GraphQLNonNull(GraphQLString),
        description: 'The scope as keys name it: the value of `Scope` in lower case.',
      },
    },
  }),
];

/** Endpoints that the schema calls. Complete once it is built, as Pothos creates fields only then. */
export const calledEndpoints = new Set<Endpoint>();

/** `directives` option of a field, or of an enum value, that calls an endpoint. */
export function upstream(endpoint: Endpoint): { upstream: { path: string; billed?: string } } {
  calledEndpoints.add(endpoint);
  const { path, billed } = endpoint;
  return { upstream: billed === null ? { path } : { path, billed: billed.unit } };
}
