import type {
  DocumentNode,
  ExecutionArgs,
  ExecutionResult,
  GraphQLError,
  GraphQLSchema,
} from 'graphql';
import type { Caller } from '../../context/context.ts';
import type { MaybePromise } from '../../kernel/turns.ts';
import type { Language } from '../../messages/message.ts';
import type { Admission } from '../auth/authentication.ts';
import type { BodyAccount } from '../body/body-room.ts';
import type { Meter } from '../caps/meter.ts';

/** Facts about an operation that are known before it is parsed. */
export interface RequestInfo {
  readonly caller: Caller;
  readonly requestId: string;
  readonly language: Language;
  /** The caps of the caller. */
  readonly meter: Meter;
  /** Returns true once the client has disconnected. Absent for a socket, which drops waiting operations when it closes. */
  readonly hasLeft?: (() => boolean) | undefined;
}

/** Operation over HTTP, with the credential of its client, which may expire while the request is read or answered. */
export interface Visit extends RequestInfo {
  readonly admission: Admission;
  /** Room reserved for its body until the response. */
  readonly room: BodyAccount;
}

/** Functions of graphql-js, extended by the pipeline. `parse` throws; all others return errors. */
export interface Steps {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): PromiseLike<object> | object;
  execute(args: ExecutionArgs): MaybePromise<ExecutionResult>;
  subscribe(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}
