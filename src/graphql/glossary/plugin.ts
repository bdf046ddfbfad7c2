import SchemaBuilder, {
  BasePlugin,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import { conceptOf } from './index.ts';
import { withTerm } from './with-term.ts';

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
