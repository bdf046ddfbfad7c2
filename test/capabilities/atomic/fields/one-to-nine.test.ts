import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, type ConstDirectiveNode, isObjectType, Kind } from 'graphql';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/schema.ts';
import {
  isChoice,
  isRecord,
  type RecordType,
  type Structure,
} from '../../../../src/platform/record/index.ts';
import { oneToNine } from './one-to-nine.ts';

const PREFIX = '/api/v1/invoice/reverse/lq/';
const documented = Object.entries(oneToNine);

/** A member of a record on the wire. */
interface Member {
  readonly wire: string;
  readonly optional: boolean;
  /** The GraphQL type of the record. */
  readonly type: string;
}

describe.each(documented)('%s has', (service, { request, response }) => {
  test('in its request exactly the documented fields, required as documented', () => {
    const members = membersOf(endpointOf(service).request);
    expect(asDocumented(members, request)).toEqual(listed(request));
  });

  // A required member may still be absent here: `required-members.test.ts` lists those that must not.
  test('in its response exactly the documented fields, and requires none that may be absent', () => {
    const required = new Set(listed(response).filter((field) => field.endsWith(':R')));
    const members = membersOf(endpointOf(service).response).map(({ wire, optional, type }) => ({
      wire,
      optional: optional && !required.has(`${wire}:R`),
      type,
    }));
    expect(asDocumented(members, response)).toEqual(listed(response));
  });

  test('in the schema all fields of its response under the platform’s names', async () => {
    const sdl = await readFile(
      join(import.meta.dirname, '../../../../schema/schema.graphql'),
      'utf8',
    );
    const schema = buildSchema(sdl);
    for (const { wire, type } of membersOf(endpointOf(service).response)) {
      const shown = schema.getType(type);
      const names = isObjectType(shown)
        ? Object.values(shown.getFields()).flatMap(({ astNode }) =>
            namesIn(wireNameIn(astNode?.directives)),
          )
        : [];
      expect(names, `${type} shows ${wire}`).toContain(wire);
    }
  });
});

const listed = (list: string): readonly string[] =>
  list
    .split(' ')
    .filter((field) => field !== '')
    .toSorted();

/** The members in the document's notation; without a mark if it has none. */
function asDocumented(members: readonly Member[], list: string): readonly string[] {
  const isMarked = (wire: string): boolean => !listed(list).includes(wire);
  return members
    .map(({ wire, optional }) => (isMarked(wire) ? `${wire}:${optional ? 'O' : 'R'}` : wire))
    .toSorted();
}

function endpointOf(service: string): { request: Structure; response: RecordType } {
  // The first is the typed endpoint; the next one passes any service through.
  const found = endpoints.find(
    ({ path, request }) => path === PREFIX + service && request.name !== 'AtomicRequest',
  );
  if (!found) throw new Error(`${service} has no endpoint`);
  return found;
}

/** All named members, including those of lists and of inner records. */
function membersOf(structure: Structure): readonly Member[] {
  if (isChoice(structure) || !isRecord(structure)) throw new Error('choices are not expected here');
  return Object.values(structure.fields).flatMap(({ wire, optional, shape }): Member[] => {
    const of = shape.kind === 'list' ? shape.of : shape;
    const inner = of.kind === 'structure' ? membersOf(of.structure()) : [];
    const own = namesIn(wire).map((one) => ({ wire: one, optional, type: structure.name }));
    return own.concat(inner);
  });
}

/** A member in several positions of a response has one name for each. */
const namesIn = (wire: string | null | undefined): readonly string[] => wire?.split(', ') ?? [];

function wireNameIn(directives: readonly ConstDirectiveNode[] = []): string | undefined {
  const wire = directives.find(({ name }) => name.value === 'wire');
  const value = wire?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
}
