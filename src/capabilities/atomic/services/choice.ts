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

/** A service as a client names it: one that the documents name, or the code of another. */
export interface ServiceChoice<Name extends string> {
  readonly named?: Name | null | undefined;
  readonly code?: string | null | undefined;
}

/** The service codes that the documents name have 6 to 12 capitals; one or two more or less do no harm. */
const code = z.string().regex(/^[A-Z]{4,16}$/, issueText(atomicTexts.serviceCode));

/** The rule of `@oneOf`, said once more for a variable that gets past it. */
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
 * The service of a question. A code that no document names must begin with `CX`, as those of all services
 * do that are known only to ask: a question may be sent several times. Throws `InvalidInput`.
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

/** The service of a command: any code but those that are known only to ask. Throws `InvalidInput`. */
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

/** The service code that an endpoint ends in. */
export function codeOf({ path }: Pick<AtomicService['endpoint'], 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
