import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { parseLossless } from '../kernel/json.ts';
import { tooLong } from './body.ts';
import type { Outcome } from './direct-way.ts';
import type { RequestInfo } from './steps.ts';

/** A request as yoga gets it: with the outcome of its operation where that was run before. */
export interface HttpInfo extends RequestInfo {
  readonly outcome?: Outcome | null;
}

/** Plugins with hooks of yoga's HTTP part, which neither a WebSocket nor the direct way calls. */
export function httpPlugins(maxBodyBytes: number): Plugin<object, HttpInfo>[] {
  return [useJsonOnly(maxBodyBytes), useOutcome];
}

/**
 * The only parser of requests: yoga's own would accept forms, which a foreign page can send without
 * asking, and would quote the body in its error.
 */
function useJsonOnly(maxBodyBytes: number): Plugin<object, HttpInfo> {
  return {
    onRequestParse({ request: { headers }, setRequestParser }) {
      if (Number(headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
      setRequestParser(async (request) => {
        const text = await request.text().catch((error: unknown) => {
          // Yoga's own words, on reading too much, leave the limit out.
          throw isTooLarge(error) ? tooLarge(maxBodyBytes) : error;
        });
        try {
          // Yoga checks the members of what it gets here.
          return parseLossless(text) as { query?: string };
        } catch {
          throw new GraphQLError('The body is not valid JSON.', {
            extensions: {
              code: 'BAD_REQUEST',
              retryable: false,
              http: { status: 400 },
            },
          });
        }
      });
    },
  };
}

/** Puts the outcome of an operation that was run into words, instead of running it. */
const useOutcome: Plugin<object, HttpInfo> = {
  onParams({ context: { outcome }, setResult }) {
    if (outcome) setResult(outcome());
  },
};

const TOO_LARGE = 'REQUEST_ENTITY_TOO_LARGE';

function tooLarge(maxBodyBytes: number): GraphQLError {
  return new GraphQLError(tooLong(maxBodyBytes), {
    extensions: { code: TOO_LARGE, retryable: false, http: { status: 413 } },
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === TOO_LARGE;
}
