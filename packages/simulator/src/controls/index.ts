import { contracts } from './contracts.ts';
import type { Control, ControlledParts } from './control.ts';
import { invoicing } from './invoicing.ts';
import { settings } from './settings.ts';

/**
 * Everything that a developer can do to the simulated platform. The fields of `Mutation.sandbox` and the
 * typed calls follow from it: a new control is one entry.
 */
export const controls = { ...settings, ...invoicing, ...contracts };

type ControlsTable = typeof controls;

/** The controls of one sandbox. */
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
  // One function for each entry, under its name.
  return Object.fromEntries(bound) as Controls;
}
