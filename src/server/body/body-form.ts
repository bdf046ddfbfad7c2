import type { IncomingMessage } from 'node:http';

/** Form of a body: plain JSON in UTF-8, JSON with other parameters, or multipart. */
export type BodyForm = 'plain JSON' | 'JSON' | 'multipart';

/** The form of a request's body by its `Content-Type`; null for any other, in which no operation comes. */
export function bodyFormOf({ headers }: Pick<IncomingMessage, 'headers'>): BodyForm | null {
  const type = headers['content-type'] ?? '';
  // As nearly all write it.
  if (type === 'application/json') return 'plain JSON';
  if (/^application\/json(?:; ?charset=utf-8)?$/i.test(type)) return 'plain JSON';
  if (/^application\/json *(?:;|$)/i.test(type)) return 'JSON';
  return /^multipart\/form-data *;/i.test(type) ? 'multipart' : null;
}
