/** Gives a tenant its row, by whose lock changes come one after the other. */
export const ensureTenant = 'INSERT INTO tenants (tenant) VALUES ($1) ON CONFLICT DO NOTHING';
