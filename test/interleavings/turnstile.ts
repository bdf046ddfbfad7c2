import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Statements about no subject: of scans, counts and the audit. */
const BESIDE =
  /^(?:(?:next )?due|append audit|begin \w+|find print|has loss|count units|ends|webhooks(?: due)?|analyze|trim.*)$/;

/** Counts the operations of one instance, statements and calls of the platform, and holds one of them. */
export class Turnstile {
  readonly #passed: string[] = [];
  #inFlight = 0;
  #heldAt: number | null = null;
  #reached = Promise.withResolvers<void>();
  #released = Promise.withResolvers<void>();

  /** Counts from now on, and holds the operation of this number, the first being 0. */
  hold(number: number): void {
    this.#passed.length = 0;
    this.#heldAt = number;
    this.#reached = Promise.withResolvers();
    this.#released = Promise.withResolvers();
  }

  /** Lets the held operation pass, and holds no other. */
  release(): void {
    this.#heldAt = null;
    this.#released.resolve();
  }

  /** Resolves when the operation is being held. */
  get reached(): Promise<void> {
    return this.#reached.promise;
  }

  /** Names of the operations since `hold`. */
  get passed(): readonly string[] {
    return this.#passed;
  }

  get isQuiet(): boolean {
    return this.#inFlight === 0;
  }

  /** Resolves when the operation may begin. */
  async enter(name: string): Promise<void> {
    this.#inFlight += 1;
    if (BESIDE.test(name)) return;
    this.#passed.push(name);
    if (this.#passed.length - 1 !== this.#heldAt) return;
    this.#reached.resolve();
    await this.#released.promise;
  }

  leave(): void {
    this.#inFlight -= 1;
  }
}

/** A call of the platform, and the code of its response. */
export interface Call {
  readonly path: string;
  readonly body: string;
  readonly answer: string;
}

/** Forwards HTTP to the platform through a turnstile, and replies itself with HTTP 400 and the body that `refuse` returns for a path. */
export async function forwardHttp(
  target: string,
  turnstile: Turnstile,
  called: (call: Call) => void,
  refuse: (path: string) => string | null = () => null,
): Promise<string> {
  const server = createHttpServer((incoming, outgoing) => {
    void (async () => {
      const { method, url = '/', headers } = incoming;
      const body = await buffer(incoming);
      await turnstile.enter(url);
      const refusal = refuse(url);
      if (refusal !== null) {
        called({ path: url, body: body.toString(), answer: refusal });
        turnstile.leave();
        // The service would take this machine's time for the platform's.
        outgoing.sendDate = false;
        return outgoing.writeHead(400).end(refusal);
      }
      const sent = request(target + url, { method, headers: { ...headers, connection: 'close' } });
      sent.end(body);
      // The event's only argument.
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const bytes = await buffer(answer);
      called({ path: url, body: body.toString(), answer: bytes.toString() });
      turnstile.leave();
      return outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(bytes);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** `ReadyForQuery`, the last message of a response. */
const READY = Buffer.from('5a00000005', 'hex');

/** Forwards PostgreSQL's protocol through a turnstile, one statement at a time on each connection. */
export async function forwardPostgres(target: number, turnstile: Turnstile): Promise<number> {
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    let isIdle = false;
    let entering: Promise<void> = Promise.resolve();
    near.on('data', (chunk) => {
      if (isIdle && chunk[0] !== 0x58) {
        isIdle = false;
        entering = turnstile.enter(nameIn(chunk));
      }
      entering = entering.then(() => void (far.writable && far.write(chunk)));
    });
    let isFirst = true;
    far.on('data', (chunk) => {
      if (chunk.subarray(-6, -1).equals(READY)) {
        isIdle = true;
        if (!isFirst) turnstile.leave();
        isFirst = false;
      }
      near.write(chunk);
    });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // A listening TCP server has a port.
  return (server.address() as AddressInfo).port;
}

/** Name of the prepared statement that a `Parse` or `Bind` message names. */
function nameIn(message: Buffer): string {
  const text = message.toString('latin1');
  return /[a-z][a-z ]+ [0-9a-f]{16}(?=\0)/.exec(text)?.[0].slice(0, -17) ?? 'statement';
}
