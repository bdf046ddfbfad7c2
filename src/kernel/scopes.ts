/** Everything that a key or token can allow, with descriptions. */
export const SCOPES = {
  read: 'Reads what costs nothing: everything that was entrusted to this service, its updates, and what the platform says of it.',
  verify: 'Verifies invoices, each from the quota.',
  lookup: 'Looks enterprises up, each time for money.',
  issue: 'Issues invoices to buyers, and offsets them.',
  trace: 'Finds trucks and their tracks, each time for money.',
  reverse:
    'Buys from natural persons: sellers, reverse invoices, scrap purchases, and what the bank and the tax bureau do for them.',
  sign: 'Has contracts and other papers signed.',
  files: 'Sends files, and gets links to those that are kept.',
  pii: 'ID numbers, bank cards and phones come out in full; files, too, as they hold them. Without it they are masked.',
  audit: 'Reads who did what, see `Query.audit`, and which keys there are.',
  webhooks:
    'Registers addresses to which updates are sent with its own permissions, and reads what was sent. Only where it is named.',
  metrics:
    'Reads the figures about the service itself, which are of all tenants. Only where it is named.',
  sandbox: 'Steers the simulated platform.',
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

/** True if the scopes restrict: a key or token with no scope except `pii` may do everything else, too. */
export function isLimited(listed: readonly Scope[]): boolean {
  return listed.some((name) => name !== 'pii');
}

/** All rights that the listed scopes grant. */
export function allowedBy(listed: readonly Scope[]): ReadonlySet<Scope> {
  const rights = isLimited(listed) ? listed : [...ORDINARY_SCOPES, ...listed];
  return new Set(rights.includes('pii') ? [...rights, 'files'] : rights);
}
