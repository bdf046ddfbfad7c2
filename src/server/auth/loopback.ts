import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../kernel/hosts/loopback.ts';

/**
 * False for a request that a web page made its visitor's browser send to this machine under a name of the
 * page's own, which it points at 127.0.0.1 (DNS rebinding). To the browser both are of one origin.
 */
export function isForThisMachine({ host }: IncomingHttpHeaders): boolean {
  return host !== undefined && isLoopback(withoutPort(host));
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
