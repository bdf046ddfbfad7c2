import { capabilities } from '../../../src/capabilities/index.ts';
import {
  type Field,
  isChoice,
  isRecord,
  type Structure,
} from '../../../src/platform/record/index.ts';

/** A field that a caller may give, and the record that it stands in. */
export interface Place {
  readonly name: string;
  readonly field: Field;
}

/** The fields that a caller may give, of a structure and of all that stands in it. */
function given(structure: Structure, seen: Set<Structure>): readonly Place[] {
  if (seen.has(structure)) return [];
  seen.add(structure);
  if (isChoice(structure)) {
    return Object.entries(structure.variants).flatMap(([name, variant]) =>
      'record' in variant
        ? given(variant.record, seen)
        : ofField(`${structure.name}.${name}`, variant, seen),
    );
  }
  if (!isRecord(structure)) return [];
  return Object.entries(structure.fields).flatMap(([name, field]) =>
    field.origin !== 'hidden' ? ofField(`${structure.name}.${name}`, field, seen) : [],
  );
}

function ofField(name: string, field: Field, seen: Set<Structure>): readonly Place[] {
  const inner = field.shape.kind === 'list' ? field.shape.of : field.shape;
  if (inner.kind === 'structure') return given(inner.structure(), seen);
  return [{ name, field }];
}

const seen = new Set<Structure>();
const fields = capabilities
  .flatMap(({ endpoints }) => endpoints)
  .flatMap(({ request }) => given(request, seen));

const isScalar = ({ field: { shape } }: Place, name: string): boolean =>
  shape.kind === 'scalar' && shape.scalar === name;
/** Those of texts. */
export const texts = fields.filter((place) => isScalar(place, 'String'));
/** Those of decimals. */
export const decimals = fields.filter((place) => isScalar(place, 'Decimal'));
/** Those of instants. */
export const instants = fields.filter((place) => isScalar(place, 'DateTime'));
/** Those of JSON objects. */
export const objects = fields.filter((place) => isScalar(place, 'JSONObject'));
