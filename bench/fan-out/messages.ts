import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next message of a program, in the shape that the caller expects; rejects if the program ends instead. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = new AbortController();
  const exit = (): void => ended.abort(new Error('A program of the benchmark ended.'));
  child.once('exit', exit);
  try {
    // The file of each program declares its messages.
    const [message] = (await once(child, 'message', { signal: ended.signal })) as [Message];
    return message;
  } finally {
    child.off('exit', exit);
  }
}
