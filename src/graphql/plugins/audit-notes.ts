import SchemaBuilder, {
  BasePlugin,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Subjects } from '../../subjects/subjects.ts';
import type { AuditNote, Context } from '../../context/context.ts';

/** Name of the plugin for the builder. */
export const AUDIT_PLUGIN = 'audit';

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      [AUDIT_PLUGIN]: AuditPlugin<Types>;
    }
  }
}

type Config<Types extends SchemaTypes> = PothosOutputFieldConfig<Types>;
type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/**
 * Notes the outcome of each mutation field for the audit. It runs inside the errors plugin, which converts errors into union
 * members, and outside all other plugins, so that rejected fields are noted, too.
 */
class AuditPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, { parentType }: Config<Types>): Resolver<Types> {
    if (parentType !== 'Mutation') return resolver;
    return async (parent, args, context, info) => {
      // Pothos does not type the context of a plugin.
      const own = context as Context;
      let subject: AuditNote['subject'] = null;
      const subjects = watched(own.subjects, (written) => (subject ??= written));
      const note = (failure: unknown): void =>
        void own.auditNotes.set(String(info.path.key), { subject, failure });
      try {
        const watching: Types['Context'] = { ...own, subjects };
        const result: unknown = await resolver(parent, args, watching, info);
        note(null);
        return result;
      } catch (error) {
        note(error);
        throw error;
      }
    };
  }
}

/** Wraps subjects and reports each that is written. */
function watched(
  subjects: Subjects,
  writes: (subject: NonNullable<AuditNote['subject']>) => void,
): Subjects {
  return {
    ...subjects,
    ensure(kind, key, opening) {
      writes({ kind: kind.kind, key });
      return subjects.ensure(kind, key, opening);
    },
    submitOnce(kind, key, submission) {
      writes({ kind: kind.kind, key });
      return subjects.submitOnce(kind, key, submission);
    },
    update(kind, subject, change, revision) {
      writes({ kind: kind.kind, key: subject.key });
      return subjects.update(kind, subject, change, revision);
    },
    pollNow(subject) {
      writes({ kind: subject.kind, key: subject.key });
      return subjects.pollNow(subject);
    },
  };
}

SchemaBuilder.registerPlugin(AUDIT_PLUGIN, AuditPlugin);
