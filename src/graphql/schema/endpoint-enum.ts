import type { EnumRef } from '@pothos/core';
import type { Endpoint } from '../../platform/endpoint.ts';
import { builder, type Types } from './builder.ts';
import { upstream } from './directives.ts';
import { withTerm } from '../glossary/with-term.ts';

/** Endpoint that clients choose by name, and its purpose. */
interface NamedEndpoint {
  readonly endpoint: Endpoint;
  /** Its purpose in Chinese. */
  readonly labelZh: string;
  readonly doc: string;
}

/** Enum of endpoints; each value shows the path that it calls. */
export function endpointEnum<Name extends string>(
  name: string,
  description: string,
  endpoints: Readonly<Record<Name, NamedEndpoint>>,
): EnumRef<Types, Name> {
  const values = Object.entries<NamedEndpoint>(endpoints).map(
    ([value, { doc, labelZh, endpoint }]) => [
      value,
      { description: withTerm(doc, labelZh), directives: upstream(endpoint) },
    ],
  );
  // `Object.fromEntries` loses the literal keys of the table.
  return builder.enumType(name, { description, values: Object.fromEntries(values) as never });
}
