import { createApplication } from '../../../src/app.ts';
import { readConfig } from '../../../src/config/config.ts';

// The service of `npm start`, with leases of another length, and with progress that is recorded before a small export is
// whole on a fast machine.
const timings = { leaseMs: Number(process.env['LEASE_MS']), progressMs: 50 };
const application = await createApplication(readConfig(process.env), { timings });
application.start();
process.stdout.write(`${application.url}/graphql\n`);
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
