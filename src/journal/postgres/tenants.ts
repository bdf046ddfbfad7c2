/** Gives tenants rows, by whose locks changes come one after the other. They stand in one order everywhere. */
export const ensureTenants =
  'INSERT INTO tenants (tenant) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING';
