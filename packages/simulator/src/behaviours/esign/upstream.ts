import type { JsonObject } from '../../from-service.ts';
import { type Answer, success } from '../../gateway/envelope.ts';
import { collection, type SandboxEndpoint, type World } from '../../world/world.ts';

/**
 * The signing system's own codes (document 3, section 7). Its response to an unknown id is not documented: `20001` is this
 * sandbox's choice.
 */
const reasons = {
  '10009': '服务未开通',
  '10010': '余额不足',
  '11003': '关键字不存在',
  '20001': '数据不存在',
  '30002': '签署主体未认证',
  '50001': '账号未实名认证',
  '99999': '其他异常',
} as const satisfies Record<string, string>;

type UpstreamCode = keyof typeof reasons;

/** Ends a call with a rejection by the signing system. Throw it before any write. */
export class UpstreamRefusal extends Error {
  readonly code: string;

  constructor(code: UpstreamCode, reason: string = reasons[code]) {
    super(reason);
    this.code = code;
  }
}

/** Failures that a developer planned. */
interface Planned {
  readonly code: string;
  readonly times: number;
}

const failure = collection<Planned>('esign failure');

/** Makes the next `times` calls fail with a code of the signing system. */
export function planFailure(code: string, times: number, world: World): void {
  failure(world).put('next', { code, times });
}

function takePlanned(world: World): string | null {
  const planned = failure(world).get('next');
  if (planned === undefined || planned.times === 0) return null;
  planFailure(planned.code, planned.times - 1, world);
  return planned.code;
}

/**
 * Endpoint of the signing system behind the platform, which adds `ok`, `reason` and `raw` to its response (document 3, section
 * 7). The place of the upstream's code in `raw` is this sandbox's choice.
 */
export function upstream(
  answer: (request: JsonObject, world: World) => JsonObject,
  units = 0,
): SandboxEndpoint {
  return {
    billed: units > 0,
    answer(request, world): Answer {
      const requestId = `es-${String(world.nextNumber('esign request')).padStart(8, '0')}`;
      const refused = (code: string, msg: string): Answer =>
        success({ ok: false, reason: msg, raw: { code, msg, requestId } });
      const planned = takePlanned(world);
      if (planned !== null) return refused(planned, textOf(planned));
      try {
        const data = answer(request, world);
        const raw = { code: '0', msg: 'success', requestId, data };
        return success({ ok: true, ...data, reason: null, raw }, units);
      } catch (error) {
        if (error instanceof UpstreamRefusal) return refused(error.code, error.message);
        throw error;
      }
    },
  };
}

function textOf(code: string): string {
  return new Map<string, string>(Object.entries(reasons)).get(code) ?? '签署失败';
}
