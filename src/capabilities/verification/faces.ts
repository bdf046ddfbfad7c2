import type { JsonObject } from '../../kernel/json/json.ts';
import { readPiecemeal } from '../../platform/record/record.ts';
import { type Decoded, type Field, truthIn } from '../../platform/record/index.ts';
import type { Asked } from './verification.ts';
import { aviationFace, blockchainFace, railwayFace, vatInvoiceFace } from './wire/faces.ts';

type FaceRecord =
  | typeof vatInvoiceFace
  | typeof aviationFace
  | typeof railwayFace
  | typeof blockchainFace;

/** A face to be read member by member, and the record that describes it. All kinds have the members named here. */
export type Face = Pick<Decoded<FaceRecord>, 'amountWithTax' | 'taxAmount' | 'statusCode'> & {
  readonly record: FaceRecord;
};

/**
 * Printed content of an invoice. No documented field tells the kind of a face (the values of the type code are not
 * shown), so members that only one kind has determine it. Null if the response has no face, as for an invoice that did
 * not pass.
 */
export function readFace(data: JsonObject, asked: Asked): Face | null {
  const record = recordOf(data, asked);
  const isFace = hasOneOf(data, namesOf.get(record) ?? []);
  return isFace ? Object.assign(readPiecemeal(record, data), { record }) : null;
}

function recordOf(data: JsonObject, asked: Asked): FaceRecord {
  if (asked.blockchain || truthIn(data[onBlockchain])) return blockchainFace;
  if (hasOneOf(data, ofAviation)) return aviationFace;
  return hasOneOf(data, ofRailways) ? railwayFace : vatInvoiceFace;
}

function hasOneOf(data: JsonObject, names: readonly string[]): boolean {
  // Members of other kinds may be present but empty.
  return names.some((name) => (data[name] ?? '') !== '');
}

/** Every field of a face has a wire name. */
const wire = (field: Field): string => field.wire ?? '';

const namesOf = new Map<FaceRecord, readonly string[]>(
  [vatInvoiceFace, aviationFace, railwayFace, blockchainFace].map((record) => [
    record,
    Object.values<Field>(record.fields).map(wire),
  ]),
);
const onBlockchain = wire(blockchainFace.fields.onBlockchain);
const ofAviation = [aviationFace.fields.passengerName, aviationFace.fields.taxAmount].map(wire);
const ofRailways = [railwayFace.fields.trainNumber, railwayFace.fields.departureStation].map(wire);
