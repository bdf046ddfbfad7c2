import { keyHeaders } from '../../../shared/key.ts';

/** The id of an uploaded file, or the reason why the service rejected it. */
type Sent = { readonly id: string } | { readonly id: null; readonly message: string };

interface Answer {
  readonly id?: string;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends a file to the service. */
export async function upload(file: File): Promise<Sent> {
  const query = new URLSearchParams({ name: file.name });
  const response = await fetch(`documents?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...keyHeaders() },
    body: file,
  });
  const { id, errors } = (await response.json()) as Answer; // the shape of both of its responses
  if (id !== undefined) return { id };
  return { id: null, message: errors?.[0]?.message ?? response.statusText };
}
