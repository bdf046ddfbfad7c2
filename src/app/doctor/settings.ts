import { adviceOn } from '../warnings.ts';
import { type Check, fault, note } from './check.ts';

/** Names that are no settings and look like one, and settings that work and might be better. */
export const settingsCheck: Check = {
  name: 'settings',
  run: (config) =>
    Promise.resolve([
      ...config.misspellings.map(({ given, meant }) =>
        fault(
          `${given} is no setting.`,
          `It has no effect, and looks like ${meant}.`,
          `Rename it to ${meant}, or take it out.`,
        ),
      ),
      ...adviceOn(config).map(({ found, means, advice }) => note(`${found}:`, `${means}.`, advice)),
    ]),
};
