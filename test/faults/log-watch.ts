import {
  appSecret,
  bankAccount,
  callbackSecret,
  databasePassword,
  phone,
  redisPassword,
} from './secrets.ts';

/** Signs of a failure that nobody handled, or of the leak that comes before one. */
const ALARMING = /unhandled|uncaught|MaxListenersExceeded|FATAL ERROR|\n? {4}at /i;

const SECRETS = { appSecret, bankAccount, callbackSecret, databasePassword, phone, redisPassword };

/** The complaint of a line of a process's output; null when nothing is wrong. */
export function complaintAbout(line: string): string | null {
  // The secret itself has no place in the report either.
  const told = Object.entries(SECRETS).find(([, secret]) => line.includes(secret));
  if (told !== undefined) return `a line holds a secret (${told[0]})`;
  return ALARMING.test(line) ? `an alarming line: ${line.slice(0, 500)}` : null;
}
