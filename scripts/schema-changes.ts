import { type Change, CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';

/** A change of the schema that can break a client. */
export interface SchemaChange {
  /** The place, for example `Query.invoice.orderId` for an argument. */
  readonly path: string;
  /** The change in a sentence. */
  readonly message: string;
  /** True if documents become invalid; false if only a client's assumptions may break, as by a new enum value. */
  readonly isBreaking: boolean;
  /**
   * True if an entry in the changelog's section Unreleased names the changed member as code: `Invoice.kind`,
   * `invoice(orderId:)` or, for a member of many types, `….kind`.
   */
  readonly isNamed: boolean;
}

/** The changes between the SDL of the released schema and of the current one that can break a client. */
export async function schemaChanges(
  released: string,
  current: string,
  changelog: string,
): Promise<readonly SchemaChange[]> {
  const changes = await diff(buildSchema(released), buildSchema(current), [
    DiffRule.ignoreDescriptionChanges,
    // Reports a removed type only once, without each of its fields.
    DiffRule.simplifyChanges,
    withoutRemarks,
  ]);
  const entries = unreleasedEntries(changelog);
  return changes
    .filter(({ criticality }) => criticality.level !== CriticalityLevel.NonBreaking)
    .map((change) => toSchemaChange(change, entries));
}

/** Directives that only inform; no document depends on them. `@oneOf` is not among them, as it decides which input is valid. */
const REMARKS = new Set(['@wire', '@upstream', '@specifiedBy']);

/** Leaves out changes of informing directives. It replaces inspector's rule, whose condition is never true (8.0.0). */
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

/** Root types, whose fields are named without their type. */
const ROOT = /^(?:Query|Mutation|Subscription)\./;

/** Entries of the section Unreleased (table rows, list items, paragraphs), each as the set of names in its code spans. */
function unreleasedEntries(changelog: string): readonly ReadonlySet<string>[] {
  const [, section = ''] = /^## Unreleased$([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? [];
  return section
    .split(/\n\n|\n(?=[-|] )/)
    .map((entry) => new Set(codeIn(entry).flatMap((code) => code.match(NAME) ?? [])));
}

/** Matches the names of an entry. `…Update.` means every type whose name ends in `Update`, and `….` every type. */
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
