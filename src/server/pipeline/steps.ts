import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLError,
  GraphQLSchema,
} from 'graphql';
import type { Caller } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/maybe-promise.ts';
import type { Language } from '../../messages/message.ts';
import type { Admission } from '../auth/authentication.ts';
import type { BodyAccount } from '../body/body-room.ts';
import type { Meter } from '../caps/meter.ts';

/** Facts that HTTP and WebSocket know of an operation before it is parsed. */
export interface RequestInfo {
  readonly caller: Caller;
  readonly requestId: string;
  readonly language: Language;
  /** The caps of the caller. */
  readonly meter: Meter;
  /** True once nobody reads the response. Absent for a socket, which drops what waits as it closes. */
  readonly hasLeft?: (() => boolean) | undefined;
}

/** Operation over HTTP, with the credential of its client: reading and responding may outlast it. */
export interface Visit extends RequestInfo {
  readonly admission: Admission;
  /** Room of its body until the response. */
  readonly room: BodyAccount;
}

/** graphql-js' functions with everything that the pipeline adds. `parse` throws; all others give errors back. */
export interface Steps {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): PromiseLike<object> | object;
  execute(args: ExecutionArgs): MaybePromise<ExecutionResult>;
  subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}
