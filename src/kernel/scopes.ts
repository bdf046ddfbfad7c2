/** Everything that a key or token can allow, with descriptions. */
export const SCOPES = {
  read: 'Reads everything that is free: submissions to this service, their updates, and the platform’s data about them.',
  verify: 'Verifies invoices, each from the quota.',
  lookup: 'Looks up enterprises; each call is billed.',
  issue: 'Issues invoices to buyers, and offsets them.',
  trace: 'Looks up trucks and their tracks, which are billed.',
  reverse:
    'Buys from natural persons: sellers, reverse invoices, scrap purchases, and what the bank and the tax bureau do for them.',
  sign: 'Has contracts and other papers signed.',
  files: 'Sends files, and gets links to stored files.',
  pii: 'Shows ID numbers, bank cards and phones in full, also in files that contain them. Without it they are masked.',
  audit: 'Reads the audit (`Query.audit`) and the list of keys.',
  webhooks:
    'Registers webhooks, which receive updates with the permissions of the caller, and reads their deliveries. Only for keys and tokens that name it.',
  metrics:
    'Reads metrics of the service itself, which cover all tenants. Only for keys and tokens that name it.',
  sandbox: 'Controls the simulated platform.',
} as const;

/** A permission of a key or token. */
export type Scope = keyof typeof SCOPES;

export const SCOPE_NAMES = Object.keys(SCOPES).filter(isScope);

export function isScope(name: string): name is Scope {
  return Object.hasOwn(SCOPES, name);
}

/** Rights of all callers while no keys and tokens are configured: everything except personal data. */
export const OPEN_SCOPES: ReadonlySet<Scope> = new Set(
  SCOPE_NAMES.filter((name) => name !== 'pii'),
);

/** Scopes that a key or token without scopes does not have. */
const BY_NAME_ONLY: ReadonlySet<Scope> = new Set(['pii', 'metrics', 'webhooks']);

/** Rights of a key or token without scopes: those of every key before scopes existed. */
const ORDINARY_SCOPES = SCOPE_NAMES.filter((name) => !BY_NAME_ONLY.has(name));

/** True if the scopes restrict: a key or token with no scope except `pii` has the ordinary scopes, too. */
export function isLimited(listed: readonly Scope[]): boolean {
  return listed.some((name) => name !== 'pii');
}

/** All rights that the listed scopes grant. */
export function allowedBy(listed: readonly Scope[]): ReadonlySet<Scope> {
  const rights = isLimited(listed) ? listed : [...ORDINARY_SCOPES, ...listed];
  return new Set(rights.includes('pii') ? [...rights, 'files'] : rights);
}
