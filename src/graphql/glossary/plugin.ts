import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { withTerm } from './with-term.ts';
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

export const GLOSSARY = 'glossary';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [GLOSSARY]: GlossaryPlugin<Types>;
    }
  }
}

/** Adds the glossary's Chinese term to the description of every field and argument with `@wire`, so that search finds it. */
class GlossaryPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>) {
    return { ...config, description: named(config, config.parentType) };
  }

  override onInputFieldConfig(config: PothosInputFieldConfig<Types>) {
    return { ...config, description: named(config, config.parentField ?? config.parentType) };
  }
}

interface Described {
  readonly description?: string | null | undefined;
  readonly pothosOptions: { readonly directives?: unknown };
}

function named(
  { description, pothosOptions }: Described,
  place: string,
): string | null | undefined {
  const wire = wireIn(pothosOptions.directives);
  const term = wire === null ? null : (conceptOf(wire, place)?.term ?? null);
  return term === null || !description ? description : withTerm(description, term);
}

/** Platform name among the directives of a field, in the form `{ wire: { name } }`. */
function wireIn(directives: unknown): string | null {
  if (typeof directives !== 'object' || directives === null || !('wire' in directives)) return null;
  const { wire } = directives;
  if (typeof wire !== 'object' || wire === null || !('name' in wire)) return null;
  return typeof wire.name === 'string' ? wire.name : null;
}

SchemaBuilder.registerPlugin(GLOSSARY, GlossaryPlugin);
