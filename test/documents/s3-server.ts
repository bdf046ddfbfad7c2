import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from './http-server.ts';

/**
 * Stores objects like S3, without a check of signatures: published vectors test
 * those.
 */
export interface S3Server {
  readonly url: string;
  /** Its objects, by path. */
  readonly objects: ReadonlyMap<string, Buffer>;
  /** Paths of all uploads, including repeats. */
  readonly puts: readonly string[];
  /** Makes it return 503 from now on, or stop doing so. */
  setDown(isDown: boolean): void;
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const puts: string[] = [];
  let isDown = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path = '/' } = request;
    const body = await buffer(request);
    if (isDown) return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    if (method === 'PUT') {
      puts.push(path);
      objects.set(path, body);
      return void response.writeHead(200).end();
    }
    const object = objects.get(path);
    if (!object) return void response.writeHead(404).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = first === undefined ? object : object.subarray(Number(first), Number(last) + 1);
    response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length });
    response.end(method === 'HEAD' ? undefined : part);
  }

  const url = await serve((request, response) => void answer(request, response));
  return { url, objects, puts, setDown: (down) => void (isDown = down) };
}
