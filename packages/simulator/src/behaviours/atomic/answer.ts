import type { JsonObject } from '../../from-service.ts';
import { type Answer, Refusal, success } from '../../gateway/envelope.ts';
import type { SandboxEndpoint, World } from '../../world/world.ts';

/** Ends a call with a rejection by the tax bureau. The call's earlier writes are undone. */
class TaxBureauRefusal extends Refusal {
  override readonly answer: Answer;

  constructor(returnmsg: string) {
    super('CYT_00000', returnmsg);
    // The only documented code is 00; this sandbox rejects with 01.
    this.answer = bare({ returncode: '01', returnmsg });
  }
}

/** Rejects a request by the tax bureau's rules. */
export function refuse(returnmsg: string): never {
  throw new TaxBureauRefusal(returnmsg);
}

/** Service code without a request body. */
const WITHOUT_BODY = 'CXKYSL';

/** Endpoints by service code. Each responds as the tax bureau does, without an envelope (document 3, section 4.1). */
export function atomicEndpoints(
  replies: Readonly<Record<string, (request: JsonObject, world: World) => JsonObject>>,
): Readonly<Record<string, SandboxEndpoint>> {
  return Object.fromEntries(
    Object.entries(replies).map(([service, reply]) => [
      `/api/v1/invoice/reverse/lq/${service}`,
      {
        billed: false,
        takesNoBody: service === WITHOUT_BODY,
        answer: (request: JsonObject, world: World) =>
          bare({ returncode: '00', returnmsg: '', ...reply(request, world) }),
      },
    ]),
  );
}

function bare(data: JsonObject): Answer {
  return { ...success(data), isBare: true };
}
