/** Variable that is no setting, and the setting that it resembles. */
export interface Misspelling {
  readonly given: string;
  readonly meant: string;
}

/** Variables of other programs, which resemble a setting by chance. */
const FOREIGN =
  /^(?:HOSTNAME|OTEL_.*|npm_.*|NODE_.*|AWS_SESSION_TOKEN|REDIS_(?:HOST|USER|USERNAME|PASSWORD)|(?:https?|no|all|ftp)_proxy|(?:ALL|FTP)_PROXY)$/;

/** Variables by which orchestrators announce neighbouring services, such as `REDIS_PORT_6379_TCP`. */
const OF_ORCHESTRATOR = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_(?:TCP|UDP)\w*)?)$/;

/**
 * Finds variables that look like a misspelt setting: another case, one or two different letters, or a missing word. Empty
 * variables count as absent. Values are never inspected.
 */
export function findMisspellings(
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[],
): readonly Misspelling[] {
  const known = new Set(settings);
  return Object.entries(env).flatMap(([given, value]) => {
    if (known.has(given) || value === undefined || value === '') return [];
    if (FOREIGN.test(given) || OF_ORCHESTRATOR.test(given)) return [];
    const meant = settings.filter((setting) => env[setting] === undefined || env[setting] === '');
    const closest = [...meant, ...settings].find((setting) => isSlip(given.toUpperCase(), setting));
    return closest === undefined ? [] : [{ given, meant: closest }];
  });
}

function isSlip(given: string, setting: string): boolean {
  const [left, right] = [given, setting].map((name) => name.replaceAll(/[_-]/g, ''));
  if (left === undefined || right === undefined || left[0] !== right[0]) return false;
  const most = mostChanges(right);
  // Compares lengths first, as each start compares thousands of names, most of which differ more in length.
  const mayBeClose = Math.abs(left.length - right.length) <= most;
  return (mayBeClose && changesBetween(left, right) <= most) || lacksWords(given, setting);
}

/** Largest number of changes; lower for short names, which resemble many others. */
function mostChanges({ length }: string): number {
  return length > 10 ? 2 : 1;
}

/** True for `PLATFORM_KEY` and `PLATFORM_APP_KEY`: same first and last word, and words missing between them. */
function lacksWords(given: string, setting: string): boolean {
  const [words, whole] = [given.split('_'), setting.split('_')];
  if (words.length < 2 || words.length >= whole.length) return false;
  const isEnds = words[0] === whole[0] && words.at(-1) === whole.at(-1);
  return isEnds && words.every((word) => whole.includes(word));
}

/** Number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function changesBetween(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const isSwap = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}
