import type { Argument, Connection } from './connection.ts';
import { listOf, numberOf } from '../messenger/reply.ts';
import type { ScriptName } from './scripts.ts';

/**
 * Runs a script that does a bounded part of a long work, and answers how much it did and how much it does at most,
 * until nothing is left: while a script runs, Redis serves nobody else.
 */
export async function runToEnd(
  connection: Connection,
  name: ScriptName,
  root: string,
  ...args: readonly Argument[]
): Promise<void> {
  for (;;) {
    const [count, batch] = listOf(await connection.script(name, root, ...args)).map(numberOf);
    if ((count ?? 0) < (batch ?? 0)) return;
  }
}
