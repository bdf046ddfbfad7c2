import type { JsonObject } from '../from-service.ts';
import type { Counters } from '../world/counters.ts';
import { type Answer, Refusal, UnknownInterface } from './envelope.ts';
import type { SandboxCredentials, Signature } from './signature.ts';
import type { Behaviour, World } from '../world/world.ts';

/** Checks every call before its endpoint: signature, permissions of the key, and quota. */
export interface Gateway {
  /** Remaining billed units; null for no limit. */
  quota: number | null;
  /** Enables or disables the key for a product. */
  enable(product: string, enabled: boolean): void;
  /** Throws a `Refusal` unless the request is signed, its path exists, and its key is enabled for it. */
  admit(signature: Signature, path: string): void;
  /** True if an empty body is a valid request. */
  takesNoBody(path: string): boolean;
  /** Members of a path's envelope in addition to those of document 1. */
  envelopeMembers(path: string): JsonObject;
  /** Path, with `<name>` in it, of the unsigned page at an address; null for none. */
  pageAt(address: string): string | null;
  /** Response of an unsigned page for the credential at the end of the address. */
  answerPage(path: string, address: string): { status: number; data: JsonObject };
  /** Runs the endpoint of an admitted request in a transaction, which a `Refusal` undoes. */
  answer(path: string, request: JsonObject): Promise<Answer>;
}

interface GatewayOptions {
  readonly behaviours: readonly Behaviour[];
  readonly credentials: SandboxCredentials;
  readonly world: World;
  readonly counters: Counters;
  readonly platformNow: () => number;
  readonly transaction: <T>(work: () => T) => T;
  /** Transaction that may wait for asynchronous work; see `Beside`. */
  readonly attempt: <T>(work: () => T) => Promise<T>;
}

/** The gateway before `behaviours`. */
export function createGateway(options: GatewayOptions): Gateway {
  const { behaviours, credentials, world, counters, platformNow, transaction, attempt } = options;
  const endpoints = new Map(
    behaviours.flatMap(({ product, endpoints }) =>
      Object.entries(endpoints).map(
        ([path, endpoint]) => [path, { product, ...endpoint }] as const,
      ),
    ),
  );
  const pages = new Map(behaviours.flatMap(({ pages = {} }) => Object.entries(pages)));
  const disabled = new Set<string>();
  const isBusiness = (path: string): boolean =>
    behaviours.some(({ businessFolder: folder }) => folder && path.startsWith(folder));

  const gateway: Gateway = {
    quota: null,
    enable: (product, enabled) => {
      if (enabled) disabled.delete(product);
      else disabled.add(product);
    },
    admit(signature, path) {
      signature.check(credentials, platformNow());
      const product = endpoints.get(path)?.product;
      if (product === undefined)
        throw isBusiness(path) ? new UnknownInterface() : new Refusal('CYT_40400');
      if (disabled.has(product)) throw new Refusal('CYT_40301');
    },
    takesNoBody: (path) => endpoints.get(path)?.takesNoBody ?? false,
    // The form of the timestamp is not documented.
    envelopeMembers: (path): JsonObject => (isBusiness(path) ? { timestamp: platformNow() } : {}),
    pageAt: (address) => {
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      return [...pages.keys()].find((path) => path.replace(/<\w+>$/, '') === folder) ?? null;
    },
    answerPage(path, address) {
      const credential = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
      const data = transaction(() => pages.get(path)?.answer(credential, world) ?? null);
      // The response to an unknown token is not documented.
      if (data === null) return { status: 404, data: { ok: false, message: 'no such link' } };
      return { status: 200, data };
    },
    async answer(path, request) {
      const endpoint = endpoints.get(path);
      if (endpoint === undefined) throw new Refusal('CYT_40400');
      return attempt(() => {
        if (endpoint.billed && gateway.quota === 0) throw new Refusal('CYT_42900');
        const answer = endpoint.answer(request, world);
        counters.bill(path, answer.units);
        if (gateway.quota !== null) gateway.quota = Math.max(0, gateway.quota - answer.units);
        return answer;
      });
    },
  };
  return gateway;
}
