import { type Endpoint, endpoint } from '../../../platform/endpoint.ts';
import type { RecordType, Structure } from '../../../platform/record/index.ts';
import { readAtomicAnswer } from './answer.ts';

/** The path of all atomic interfaces; the service code follows (document 3, section 9). */
const PREFIX = '/api/v1/invoice/reverse/lq/';

interface Atomic<Request extends Structure, Response extends RecordType> {
  readonly request: Request;
  readonly response: Response;
  readonly about: Endpoint['about'];
  readonly effect: Endpoint['effect'];
  readonly numbers?: Endpoint['numbers'];
  readonly timeoutMs?: Endpoint['timeoutMs'];
}

/** An atomic interface of the tax bureau, by its service code (document 3, section 4.1). None is documented as billed. */
export function atomicInterface<Request extends Structure, Response extends RecordType>(
  service: string,
  options: Atomic<Request, Response>,
): Endpoint<Request, Response> {
  return endpoint({
    path: PREFIX + service,
    answer: readAtomicAnswer,
    billed: null,
    upstreamHint: 'refusal',
    ...options,
  });
}
