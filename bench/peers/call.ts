import { hash } from 'node:crypto';
import { Pool } from 'undici';

const KEY = 'bench';
const SECRET = 'bench';

const platform = new Pool(process.env['PLATFORM'] ?? 'http://127.0.0.1:1', { connections: 64 });

/** Signs a request, sends it, and returns the raw response: the work that every server needs. */
export async function call(path: string, body: string): Promise<string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await platform.request({
    path,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-app-key': KEY,
      'x-timestamp': timestamp,
      'x-sign': hash('sha256', KEY + timestamp + body + SECRET),
    },
    body,
  });
  return response.body.text();
}
