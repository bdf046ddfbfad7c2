import type { Config } from '../../config/config.ts';

/** A problem, in sentences for the operator. */
export interface Finding {
  /** True for something that fails or will fail; false for something that works but could be better or safer. */
  readonly isFault: boolean;
  readonly found: string;
  readonly means: string;
  readonly advice: string;
}

/** One check of the doctor. To add a check, add a file here and an entry in `doctor.ts`. */
export interface Check {
  /** One or two words. */
  readonly name: string;
  /** Runs the check, which changes nothing. Resolves without findings if all is well; rejects if it cannot run. */
  run(config: Config): Promise<readonly Finding[]>;
}

/** The only finding: something fails or will fail. */
export function fault(found: string, means: string, advice: string): readonly Finding[] {
  return [{ isFault: true, found, means, advice }];
}

/** The only finding: something could be better or safer, or could not be checked. */
export function note(found: string, means: string, advice: string): readonly Finding[] {
  return [{ isFault: false, found, means, advice }];
}
