import {
  appSecret,
  bankAccount,
  callbackSecret,
  databasePassword,
  phone,
  redisPassword,
} from './secrets.ts';

/** Signs of an unhandled failure, or of the leak before one. */
const ALARMING = /unhandled|uncaught|MaxListenersExceeded|FATAL ERROR|\n? {4}at /i;

const SECRETS = { appSecret, bankAccount, callbackSecret, databasePassword, phone, redisPassword };

/** Complaint about a line of a process's output; null if the line is as expected. */
export function complaintAbout(line: string): string | null {
  // The report does not contain the secret either.
  const told = Object.entries(SECRETS).find(([, secret]) => line.includes(secret));
  if (told !== undefined) return `a line contains a secret (${told[0]})`;
  return ALARMING.test(line) ? `an alarming line: ${line.slice(0, 500)}` : null;
}
