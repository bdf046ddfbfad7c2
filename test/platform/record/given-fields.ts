import { endpoints } from '../../../src/schema.ts';
import { inEnglish } from '../../../src/messages/message.ts';
import {
  type Field,
  isChoice,
  isRecord,
  messageIn,
  type Structure,
} from '../../../src/platform/record/index.ts';

/** A field of a caller's input. */
export interface Place {
  /** Record and field, for example `SellerInput.taxNumber`. */
  readonly name: string;
  readonly field: Field;
  /** Record or choice that has it. */
  readonly of: Structure;
  /** Names of the fields beside it. */
  readonly beside: readonly string[];
}

/** The fields of a caller's input, at any depth of a structure. */
function given(structure: Structure, seen: Set<Structure>): readonly Place[] {
  if (seen.has(structure)) return [];
  seen.add(structure);
  if (isChoice(structure)) {
    return Object.entries(structure.variants).flatMap(([name, variant]) =>
      'record' in variant
        ? given(variant.record, seen)
        : ofField(
            { name: `${structure.name}.${name}`, field: variant, of: structure, beside: [] },
            seen,
          ),
    );
  }
  if (!isRecord(structure)) return [];
  const beside = Object.keys(structure.fields);
  return Object.entries(structure.fields).flatMap(([name, field]) =>
    field.origin === 'hidden'
      ? []
      : ofField({ name: `${structure.name}.${name}`, field, of: structure, beside }, seen),
  );
}

function ofField(place: Place, seen: Set<Structure>): readonly Place[] {
  const { shape } = place.field;
  const inner = shape.kind === 'list' ? shape.of : shape;
  return inner.kind === 'structure' ? given(inner.structure(), seen) : [place];
}

const seen = new Set<Structure>();

/** The fields of the requests of all capabilities. */
export const givenFields = endpoints.flatMap(({ request }) => given(request, seen));

/** Messages that reject a value, in English. A list is given one item. */
export function faults({ field }: Place, value: unknown): readonly string[] {
  const { error } = field.input().safeParse(field.shape.kind === 'list' ? [value] : value);
  return error?.issues.map((issue) => inEnglish(messageIn(issue))) ?? [];
}

const isScalar = ({ field: { shape } }: Place, name: string): boolean =>
  shape.kind === 'scalar' && shape.scalar === name;
/** Fields of texts. */
export const texts = givenFields.filter((place) => isScalar(place, 'String'));
/** Fields of decimals. */
export const decimals = givenFields.filter((place) => isScalar(place, 'Decimal'));
/** Fields of instants. */
export const instants = givenFields.filter((place) => isScalar(place, 'DateTime'));
/** Fields of JSON objects. */
export const objects = givenFields.filter((place) => isScalar(place, 'JSONObject'));
