import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Uploads } from '../../documents/uploads/uploads.ts';
import { isJsonObject, type Json, type JsonObject } from '../../kernel/json/json.ts';
import type { Message } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';
import { RequestRejected } from '../http/short-responses.ts';
import { readMultipart } from './multipart.ts';
import { NotJson, parseRequest } from './body.ts';
import { receiveFile } from './uploads.ts';

/** GraphQL request whose files were received: their ids replace the nulls. */
interface ReceivedOperation {
  readonly body: JsonObject;
  /** Ids of the files of the request. */
  readonly fileIds: readonly string[];
}

const fileMap = z.record(z.string(), z.array(z.string()));

/** Position of a file: an object or list in the operation, and the member or item that is `null`. */
interface FileSlot {
  readonly holder: Record<string, Json | undefined>;
  readonly member: string;
}

/**
 * Reads a GraphQL multipart request (graphql-multipart-request-spec): `operations`, then `map`, then the files, which are
 * written to disk as they arrive. If it throws `RequestRejected` or `UploadRejected`, no file stays stored.
 */
export async function receiveOperation(
  request: IncomingMessage,
  uploads: Uploads,
  tenant: string,
): Promise<ReceivedOperation> {
  let body: JsonObject | null = null;
  let slots: ReadonlyMap<string, readonly FileSlot[]> | null = null;
  const ids = new Map<string, string>();
  const begun = new Set<string>();
  try {
    await readMultipart(request, {
      field(name, value) {
        if (name === 'operations' && body === null) body = toOperation(value);
        else if (name === 'map' && body !== null && slots === null)
          slots = toFileSlots(value, body);
        else throw rejected(requests.operationsFirst);
      },
      async file(name, fileName, content) {
        const belonging = slots?.get(name);
        if (slots === null) throw rejected(requests.filesLast);
        if (!belonging) throw rejected(requests.fileNotInMap);
        if (begun.has(name)) throw rejected(requests.filesOfOneName);
        begun.add(name);
        const { id } = await receiveFile(uploads, content, { tenant, name: fileName });
        ids.set(name, id);
        for (const { holder, member } of belonging) holder[member] = id;
      },
    });
    return finished(body, slots, ids);
  } catch (error) {
    await Promise.all([...ids.values()].map((id) => uploads.remove(id)));
    throw error;
  }
}

function finished(
  body: JsonObject | null,
  slots: ReadonlyMap<string, readonly FileSlot[]> | null,
  ids: ReadonlyMap<string, string>,
): ReceivedOperation {
  if (body === null || slots === null) throw rejected(requests.partsMissing);
  if (ids.size < slots.size) throw rejected(requests.filesMissing);
  return { body, fileIds: [...ids.values()] };
}

function toOperation(text: string): JsonObject {
  const operation = parsed(text, '`operations`');
  if (Array.isArray(operation)) throw rejected(requests.oneOperation);
  if (!isJsonObject(operation)) throw rejected(requests.operationsObject);
  return operation;
}

function toFileSlots(
  text: string,
  operation: JsonObject,
): ReadonlyMap<string, readonly FileSlot[]> {
  const map = fileMap.safeParse(parsed(text, '`map`'));
  if (!map.success) throw rejected(requests.mapObject);
  const entries = Object.entries(map.data);
  const paths = entries.flatMap(([, list]) => list);
  if (new Set(paths).size < paths.length) throw rejected(requests.placeTwice);
  return new Map(
    entries.map(([name, list]) => [name, list.map((path) => fileSlotAt(operation, path))]),
  );
}

/** Follows a path such as `variables.input.files.0` through the operation's own members. */
function fileSlotAt(operation: JsonObject, path: string): FileSlot {
  const steps = path.split('.');
  const member = steps.pop() ?? '';
  let holder: unknown = operation;
  for (const step of steps) holder = ownMember(holder, step);
  if (steps[0] !== 'variables' || ownMember(holder, member) !== null) {
    throw rejected(requests.placeNotNull);
  }
  return { holder: holder as FileSlot['holder'], member }; // the member exists and is null
}

function ownMember(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name))
    return undefined;
  return (holder as Readonly<Record<string, unknown>>)[name]; // an own member, see above
}

function parsed(text: string, name: string): unknown {
  try {
    return parseRequest(text, name);
  } catch (error) {
    throw error instanceof NotJson ? rejected(error.text) : error;
  }
}

function rejected(text: Message): RequestRejected {
  return new RequestRejected(400, 'BAD_REQUEST', text);
}
