import { type Change, CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** A change of the schema that can break a client. */
export interface SchemaChange {
  /** The place, for example `Query.invoice.orderId` for an argument. */
  readonly path: string;
  /** The change in a sentence. */
  readonly message: string;
  /** True where documents stop being valid; false where only a client's assumptions may, as with a new enum value. */
  readonly isBreaking: boolean;
  /**
   * True where an entry of the changelog's section Unreleased names what changed, as code: `Invoice.kind`,
   * `invoice(orderId:)` or, in many types, `….kind`.
   */
  readonly isNamed: boolean;
}

/** The changes from the released schema to this one that can break a client, by the SDL of both. */
export async function schemaChanges(
  released: string,
  current: string,
  changelog: string,
): Promise<readonly SchemaChange[]> {
  const changes = await diff(buildSchema(released), buildSchema(current), [
    DiffRule.ignoreDescriptionChanges,
    // Of a type that is gone, only that: not each of its fields.
    DiffRule.simplifyChanges,
    withoutRemarks,
  ]);
  const entries = unreleasedEntries(changelog);
  return changes
    .filter(({ criticality }) => criticality.level !== CriticalityLevel.NonBreaking)
    .map((change) => toSchemaChange(change, entries));
}

/** Directives that inform, and that no document depends on. A change of `@oneOf` is one of what is valid. */
const REMARKS = new Set(['@wire', '@upstream', '@specifiedBy']);

/** In place of inspector's own rule, whose condition is never true (8.0.0). */
function withoutRemarks({ changes }: { readonly changes: Change[] }): Change[] {
  return changes.filter(({ path = '' }) => !path.split('.').some((step) => REMARKS.has(step)));
}

function toSchemaChange(
  { path = '', message, criticality }: Change,
  entries: readonly ReadonlySet<string>[],
): SchemaChange {
  const names = path.replace(ROOT, '').split('.');
  return {
    path,
    message,
    isBreaking: criticality.level === CriticalityLevel.Breaking,
    isNamed: entries.some((entry) => isNamedIn(entry, names)),
  };
}

/** Types whose fields are known by their names alone. */
const ROOT = /^(?:Query|Mutation|Subscription)\./;

/** A row of a table, an item of a list or a paragraph, as the names that stand in it as code. */
function unreleasedEntries(changelog: string): readonly ReadonlySet<string>[] {
  const [, section = ''] = /^## Unreleased$([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
  return section
    .split(/\n\n|\n(?=[-|] )/)
    .map((entry) => new Set(codeIn(entry).flatMap((code) => code.match(NAME) ?? [])));
}

/** `…Update.` is every type whose name ends so, and `….` every type. */
const NAME = /…\w*(?=\.)|@?\w+/g;

function codeIn(entry: string): readonly string[] {
  return Array.from(entry.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
}

function isNamedIn(entry: ReadonlySet<string>, names: readonly string[]): boolean {
  const [changed = '', ...around] = names.toReversed();
  const hasAll = (ending: string): boolean =>
    entry.values().some((word) => word.startsWith('…') && ending.endsWith(word.slice(1)));
  return entry.has(changed) && around.every((name) => entry.has(name) || hasAll(name));
}
