import { z } from 'zod';
import { InvalidInput } from '../../../context/invalid-input.ts';
import { atomicTexts } from '../texts.ts';
import { issueText, keptText } from '../../../platform/record/index.ts';
import {
  acting,
  asking,
  atomicCommands,
  atomicQueries,
  type AtomicService,
} from '../wire/services.ts';
import type { Context } from '../../../context/context.ts';
import { defineCommand, submitCommand } from '../../../context/commands.ts';
import type { JsonObject } from '../../../kernel/json/json.ts';

/** A service as chosen by a client: a documented one by its name, or any other by its code. */
interface ServiceChoice<Name extends string> {
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
function codeOf({ path }: Pick<AtomicService['endpoint'], 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Commands to the tax bureau. */
export const atomicCommand = defineCommand('atomic-command', {
  names: ['Atomic commands', '乐企原子接口'],
  lost: [
    'The response was lost, and the platform cannot be queried about a command. Query its effect by `atomicQuery`; send it under a new `commandId` only if the query shows that it was not executed.',
    '应答已丢失，且无法向平台查询该命令的结果。请通过能显示其效果的`atomicQuery`查询；仅在确认未办理时，才以新的`commandId`提交。',
  ],
  accepted: 'The tax bureau accepted it.',
  more: { service: keptText },
});

/** A command as given by a client. */
interface Command {
  /** The caller's own number of the command. */
  readonly commandId: string;
  readonly endpoint: AtomicService['endpoint'];
  readonly payload: JsonObject;
}

/** Sends a command, once. Throws the errors of `submitOnce`. */
export function sendCommand(context: Context, command: Command) {
  const { commandId: key, endpoint, payload } = command;
  const send = () => context.platform.call(endpoint, { payload });
  const known = { service: codeOf(endpoint) };
  return submitCommand(context, atomicCommand, { key, payload, known, endpoint, send });
}
