import { Pool } from 'undici';
import { z } from 'zod';

/** Sends operations over persistent connections. */
export interface Client extends AsyncDisposable {
  /** Resolves with `data`; rejects if the response contains errors, so that no failure is measured as a success. */
  query(document: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

const answer = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).optional() });

/** A client of the service at `url`, with up to `connections` connections. */
export function createClient(url: string, connections = 1): Client {
  const pool = new Pool(url, { connections });
  return {
    async query(query, variables = {}) {
      const response = await pool.request({
        path: '/graphql',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = answer.parse(await response.body.json());
      if (errors) throw new Error(`The service answered ${JSON.stringify(errors)}`);
      return data;
    },
    [Symbol.asyncDispose]: () => pool.close(),
  };
}
