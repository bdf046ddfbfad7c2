import {
  type GetHeaders,
  OperationFailed,
  Refused,
  type Result,
  type Transport,
} from './transport.ts';

/** The service sends a comment every 15 seconds if it has no news: a longer silence means a dead connection. */
const LONGEST_SILENCE_MS = 30_000;

/** Follows over server-sent events, by `fetch`: an `EventSource` can send neither a document nor a token. */
export function createEventStreamTransport(url: string, getHeaders: GetHeaders): Transport {
  return async function* follow(request, signal, onOpen) {
    const attempt = new AbortController();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const hear = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), LONGEST_SILENCE_MS);
    };
    hear();
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(await getHeaders()),
        },
        body: JSON.stringify(request),
        signal: AbortSignal.any([signal, attempt.signal]),
      });
      if (response.status === 401) throw new Refused();
      if (!response.ok || !response.body) throw await failureOf(response);
      onOpen();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream was cut off.');
        hear();
        const events = (text + value).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (/^event: ?complete$/m.test(event)) return;
          const json = /^data: ?(.+)$/m.exec(event)?.[1];
          // Each event contains one GraphQL result of the service.
          if (json !== undefined) yield JSON.parse(json) as Result;
        }
      }
    } finally {
      clearTimeout(silence);
      attempt.abort();
    }
  };
}

/** The service rejects with JSON that contains errors; a proxy in between may respond with anything. */
async function failureOf(response: Response): Promise<Error> {
  const answer = (await response.json().catch(() => null)) as Result | null;
  return answer?.errors ? new OperationFailed(answer.errors) : new Error(`HTTP ${response.status}`);
}
