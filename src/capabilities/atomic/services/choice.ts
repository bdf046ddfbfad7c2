import { z } from 'zod';
import { InvalidInput } from '../../../context/invalid-input.ts';
import { atomicTexts } from '../texts.ts';
import { issueText } from '../../../platform/record/index.ts';
import {
  acting,
  asking,
  atomicCommands,
  atomicQueries,
  type AtomicService,
} from '../wire/services.ts';

/** A service as chosen by a client: a documented one by its name, or any other by its code. */
export interface ServiceChoice<Name extends string> {
  readonly named?: Name | null | undefined;
  readonly code?: string | null | undefined;
}

/** Documented service codes have 6 to 12 capitals; the pattern allows a few more or less. */
const code = z.string().regex(/^[A-Z]{4,16}$/, issueText(atomicTexts.serviceCode));

/** Repeats the rule of `@oneOf`, which a variable can bypass. */
export const serviceChoice = z
  .strictObject({ named: z.string().nullish(), code: code.nullish() })
  .refine(
    ({ named, code }) => ((named ?? null) === null) !== ((code ?? null) === null),
    issueText(atomicTexts.oneServiceName),
  );

const byCode = new Map(
  Object.values<AtomicService>({ ...atomicQueries, ...atomicCommands }).map(({ endpoint }) => [
    codeOf(endpoint),
    endpoint,
  ]),
);

/**
 * Service of a query. An undocumented code must begin with `CX`, as the codes of all documented query services do: a
 * query may be sent several times. Throws `InvalidInput`.
 */
export function queryOf(
  choice: ServiceChoice<keyof typeof atomicQueries>,
): AtomicService['endpoint'] {
  if (choice.named) return atomicQueries[choice.named].endpoint;
  const code = choice.code ?? '';
  const known = byCode.get(code);
  if (known ? known.effect === 'none' : code.startsWith('CX')) return known ?? asking(code);
  throw new InvalidInput([
    {
      code: 'INVALID_VALUE',
      path: ['service', 'code'],
      message: atomicTexts.queryCode,
    },
  ]);
}

/** Service of a command: any code except those of documented query services. Throws `InvalidInput`. */
export function commandOf(
  choice: ServiceChoice<keyof typeof atomicCommands>,
): AtomicService['endpoint'] {
  if (choice.named) return atomicCommands[choice.named].endpoint;
  const code = choice.code ?? '';
  const known = byCode.get(code);
  if (known?.effect !== 'none') return known ?? acting(code);
  throw new InvalidInput([
    {
      code: 'INVALID_VALUE',
      path: ['input', 'service', 'code'],
      message: atomicTexts.onlyAsks,
    },
  ]);
}

/** Service code at the end of an endpoint's path. */
export function codeOf({ path }: Pick<AtomicService['endpoint'], 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
