import { contracts } from './contracts.ts';
import type { Control, ControlledParts } from './control.ts';
import { invoicing } from './invoicing.ts';
import { settings } from './settings.ts';

/**
 * All operations of a developer on the simulated platform. The fields of `Mutation.sandbox` and the typed calls follow from this
 * table: a new control is one entry.
 */
export const controls = { ...settings, ...invoicing, ...contracts };

type ControlsTable = typeof controls;

/** Controls of one sandbox. */
export type Controls = {
  readonly [Name in keyof ControlsTable]: (
    values: Parameters<ControlsTable[Name]['run']>[0],
  ) => ReturnType<ControlsTable[Name]['run']>;
};

/** Binds the table to one sandbox. */
export function createControls(parts: ControlledParts): Controls {
  const bound = Object.entries<Control>(controls).map(([name, control]) => [
    name,
    (values: Parameters<Control['run']>[0]) => control.run(values, parts),
  ]);
  // Each entry has one function, under its name.
  return Object.fromEntries(bound) as Controls;
}
