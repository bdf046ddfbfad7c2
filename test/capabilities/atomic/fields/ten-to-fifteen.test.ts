import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/schema.ts';
import {
  type Field,
  isChoice,
  isRecord,
  type Shape,
  type Structure,
} from '../../../../src/platform/record/index.ts';
import { tenToFifteen } from './ten-to-fifteen.ts';

/** Lists that the document does not name: the invoices of an upload, and lines. */
const OUR_NAMES = new Set(['fpList', 'mxList']);

/** Always sent, sometimes sent, and given by the client or not. */
interface Member {
  readonly required: boolean;
  readonly visible: boolean;
}
type Members = ReadonlyMap<string, Member>;

describe.each(Object.entries(tenToFifteen))('%s', (service, documented) => {
  const found = endpoints.find(
    ({ path, request }) => path.endsWith(`/${service}`) && request.name !== 'AtomicRequest',
  );
  if (!found) throw new Error(`${service} has no endpoint`);

  test.each(['request', 'response'] as const)(
    'has in its %s the members that the document lists',
    (side) => {
      const members = membersOf(found[side]);
      const expected = documented[side].split(' ').toSorted();
      const marked = new Set(expected);
      const actual = [...members]
        .filter(([wire]) => !OUR_NAMES.has(wire))
        .map(([wire, { required }]) =>
          marked.has(wire) ? wire : `${wire}:${required ? 'R' : 'O'}`,
        );
      expect(actual.toSorted()).toEqual(expected);
    },
  );

  test.each(['request', 'response'] as const)(
    'shows in the schema what a client sends or receives, in its %s',
    async (side) => {
      const path = join(import.meta.dirname, '../../../../schema/schema.graphql');
      const sdl = await readFile(path, 'utf8');
      const missing = [...membersOf(found[side])]
        .filter(([wire, { visible }]) => visible && !sdl.includes(`@wire(name: "${wire}")`))
        .map(([wire]) => wire);
      expect(missing).toEqual([]);
    },
  );
});

function membersOf(structure: Structure): Members {
  if (isChoice(structure)) {
    return either(
      Object.values(structure.variants).map((alternative) => {
        if (!('record' in alternative)) throw new Error('only records are expected here');
        const fixed = Object.keys(alternative.fixed);
        const members = new Map(membersOf(alternative.record));
        for (const wire of fixed) members.set(wire, { required: true, visible: false });
        return members;
      }),
    );
  }
  if (!isRecord(structure)) throw new Error('a structure is a record or a choice');
  return new Map(Object.values(structure.fields).flatMap((field) => Array.from(ofField(field))));
}

function ofField(field: Field): Members {
  const inner = ofShape(field.shape);
  if (field.wire === null) return inner;
  const sentAnyway: Record<string, never> = {};
  const isHidden = field.origin === 'hidden';
  if (isHidden && field.optional) field.write(undefined, sentAnyway);
  const required = !field.optional || field.wire in sentAnyway;
  return new Map([[field.wire, { required, visible: !isHidden }], ...inner]);
}

function ofShape(shape: Shape): Members {
  if (shape.kind === 'list') return ofShape(shape.of);
  return shape.kind === 'structure' ? membersOf(shape.structure()) : new Map();
}

/** Of alternatives: the members that all of them require. */
function either(alternatives: readonly Members[]): Members {
  const wires = new Set(alternatives.flatMap((members) => [...members.keys()]));
  return new Map(
    [...wires].map((wire) => {
      const of = alternatives.map((members) => members.get(wire));
      const required = of.every((member) => member?.required === true);
      return [wire, { required, visible: of.some((member) => member?.visible === true) }];
    }),
  );
}
