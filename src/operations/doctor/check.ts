import type { Config } from '../../config/config.ts';

/** Something that is not as it should be, in sentences for the operator. */
export interface Finding {
  /** True where something fails, or will; false where it works, and not as well or as safely as it might. */
  readonly isFault: boolean;
  readonly found: string;
  readonly means: string;
  readonly advice: string;
}

/** One thing that the doctor looks at. A new one is a file here and an entry in `checks.ts`. */
export interface Check {
  /** In a word or two. */
  readonly name: string;
  /** Leaves everything as it was. Empty where all is well. Rejects where it cannot be found out; the message says why. */
  run(config: Config): Promise<readonly Finding[]>;
}

/** A finding of something that fails, or will. */
export function fault(found: string, means: string, advice: string): Finding {
  return { isFault: true, found, means, advice };
}

/** A finding of something that works, and not as well or as safely as it might, or that could not be looked at. */
export function note(found: string, means: string, advice: string): Finding {
  return { isFault: false, found, means, advice };
}
