import { bank } from './bank.ts';
import type { Concept } from './concept.ts';
import { invoices, redInvoices } from './invoices.ts';
import { others } from './others.ts';
import { parties } from './parties.ts';
import { reverseInvoicing } from './reverse-invoicing.ts';
import { signing } from './signing.ts';
import { specificBusiness } from './specific-business.ts';
import { taxpayers } from './taxpayers.ts';

/** The schema's language, by area. */
export const glossary: Readonly<Record<string, readonly Concept[]>> = {
  Parties: parties,
  Invoices: invoices,
  'Red invoices': redInvoices,
  'Specific businesses and tickets': specificBusiness,
  'Taxpayers and rates': taxpayers,
  'Reverse invoicing': reverseInvoicing,
  'Bank and links': bank,
  'Contracts and signing': signing,
  Others: others,
};

const byWire = new Map<string, Concept>();
for (const row of Object.values(glossary).flat()) {
  for (const name of row.wire) {
    if (byWire.has(name)) throw new Error(`glossary: ${name} occurs twice`);
    byWire.set(name, row);
  }
}

/** Concept of a platform name within a type, or of an argument of a field; null for none. */
export function conceptOf(wire: string, place: string): Concept | null {
  return byWire.get(`${place}.${wire}`) ?? byWire.get(wire) ?? null;
}
