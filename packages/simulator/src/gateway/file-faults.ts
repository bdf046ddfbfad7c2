import type { ServerResponse } from 'node:http';
import type { Choice } from '../from-service.ts';

/** Writes a response in place of a file, or of its second half. */
type FileFault = (response: ServerResponse, file: { type: string; bytes: Uint8Array }) => void;

const page = '<!doctype html><html><head><title>The file has moved</title></head></html>';

/** Larger than any invoice; the header has no length, so that only reading shows the size. */
const HUGE_BYTES = 200 * 1024 * 1024;

/** Address at which cloud machines serve their own credentials: an attacker would want a server to fetch it. */
const METADATA = 'http://169.254.169.254/latest/meta-data/';

const fileFaults = {
  NOT_FOUND: {
    description: 'They return 404.',
    serve: (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('gone'),
  },
  HTML: {
    description: 'They respond with an HTML page and status 200.',
    serve: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  },
  REDIRECT: {
    description: 'They redirect to a private address.',
    serve: (response) => response.writeHead(302, { location: METADATA }).end(),
  },
  HUGE: {
    description: 'They send 200 MB.',
    serve: (response, { type, bytes }) => {
      response.writeHead(200, { 'content-type': type }).write(bytes);
      pour(response, HUGE_BYTES);
    },
  },
  STALLED: {
    description: 'They send half of the file and then nothing more.',
    // Until either side closes the connection.
    serve: (response, { type, bytes }) => {
      response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
      response.write(bytes.subarray(0, bytes.length / 2));
    },
  },
} as const satisfies Record<string, { readonly description: string; readonly serve: FileFault }>;

/** A way in which the addresses of files misbehave, or `NONE`. */
export type FileFaultName = keyof typeof fileFaults | 'NONE';

/** Names and descriptions of the faults. */
export const fileFaultChoice: Choice<FileFaultName> = {
  name: 'SandboxFileFault',
  description:
    'A way in which the addresses of files of the simulated platform can misbehave (沙箱).',
  values: { NONE: { description: 'They give the files.' }, ...fileFaults },
};

/** Fault for readers of files. A setting of the running process: a restart clears it. */
export interface FileFaults {
  /** `times` null: the fault stays until it is set to `NONE`. */
  set(fault: FileFaultName, times: number | null): void;
  /** Fault for the present reader; uses up one of its times. */
  take(): FileFault | null;
}

export function createFileFaults(): FileFaults {
  let fault: FileFault | null = null;
  let left = 0;
  return {
    set: (name, times) => {
      fault = name === 'NONE' ? null : fileFaults[name].serve;
      left = times ?? Infinity;
    },
    take: () => {
      if (left <= 0) return null;
      left -= 1;
      return fault;
    },
  };
}

/** Writes as fast as the reader reads, and stops when it disconnects. */
function pour(response: ServerResponse, bytes: number): void {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = bytes;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
