/** The heading of entries that are in no release yet. */
const UNRELEASED = '## Unreleased\n';

/** A changelog with the unreleased entries moved to a version, and these entries alone as the notes of the release. */
export interface Release {
  readonly changelog: string;
  readonly notes: string;
}

/**
 * Moves the unreleased entries to a version; `day` is formatted as 2026-11-22. Throws an `Error` with a sentence if there is
 * nothing to release, or if the version has a section already.
 */
export function releaseUnreleased(changelog: string, version: string, day: string): Release {
  const [before, after, ...more] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('CHANGELOG.md needs one heading `## Unreleased`.');
  if (after.includes(`\n## ${version} `))
    throw new Error(`CHANGELOG.md has a section of ${version} already.`);
  const next = after.search(/^## /m);
  const notes = (next === -1 ? after : after.slice(0, next)).trim();
  if (notes === '') throw new Error('CHANGELOG.md says of nothing that is unreleased.');
  const rest = next === -1 ? '' : `\n${after.slice(next)}`;
  return {
    changelog: `${before}${UNRELEASED}\n## ${version} (${day})\n\n${notes}\n${rest}`,
    notes: `${notes}\n`,
  };
}
