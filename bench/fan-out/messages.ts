import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next message of a program, of the form that it is known to have; rejects when the program ends instead. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  const exit = (): void => ended.abort(new Error('A program of the benchmark ended.'));
  child.once('exit', exit);
  try {
    // Each of the programs says in its own file what it tells.
    const [message] = (await once(child, 'message', { signal: ended.signal })) as [Message];
    return message;
  } finally {
    child.off('exit', exit);
  }
}
