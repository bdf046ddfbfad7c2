import { cpSync } from 'node:fs';
import { Kind, OperationTypeNode, parse } from 'graphql';
import type { Example, Journey } from '../../../schema/examples.ts';
import { ExampleReader, textOf } from '../../example-reader.ts';
import { freePort } from '../../free-port.ts';
import { type RunningService, temporaryFolder } from '../../harness.ts';
import { ManualClock } from '../../manual-clock.ts';
import { begin, openPushEntrance } from './life.ts';

/** A mutation that is ready to be sent, and the files at that moment. */
export interface StartingPoint {
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly folder: string;
  readonly now: number;
  /** Port of the address to which the platform pushes; no connection of another test takes it in between. */
  readonly port: number;
}

/** The first example of each mutation in a journey. */
export function mutationsIn({ examples }: Journey): readonly Example[] {
  const first = new Map<string, Example>();
  for (const example of examples) {
    const [operation] = parse(textOf(example.name)).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) continue;
    const [field] = operation.selectionSet.selections;
    if (operation.operation !== OperationTypeNode.MUTATION || field?.kind !== Kind.FIELD) continue;
    if (!first.has(field.name.value)) first.set(field.name.value, example);
  }
  return [...first.values()];
}

/** Runs a journey as far as necessary, and copies its files before each of the wanted examples. */
export async function startingPointsOf(
  { examples }: Journey,
  wanted: readonly Example[],
): Promise<readonly StartingPoint[]> {
  const clock = new ManualClock();
  const folder = await temporaryFolder();
  await using entrance = await openPushEntrance(await freePort(), () => life);
  const { port } = entrance;
  const life = await begin(folder, clock, `http://127.0.0.1:${port}`);
  // The reader sends operations only.
  const reader = new ExampleReader(life.connection as RunningService, clock);
  const found: StartingPoint[] = [];
  for (const example of examples) {
    await reader.prepare(example);
    if (wanted.includes(example)) {
      const variables = await reader.variablesOf(example);
      const copy = await temporaryFolder();
      // At once: between two turns of the event loop no write is under way.
      cpSync(folder, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') });
      const { name } = example;
      found.push({ name, text: textOf(name), variables, folder: copy, now: clock.now(), port });
    }
    if (found.length === wanted.length) break;
    await reader.run(example);
  }
  await life.released();
  if (reader.failures.length > 0) throw new Error(reader.failures.join('\n'));
  return found;
}
