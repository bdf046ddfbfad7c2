import { importService } from '../../service-main.ts';

// The service of `npm start`, with a lease of another length, and with progress recorded before a small export is
// complete on a fast machine.
const { createApplication, readConfig } = await importService();
const timings = { leaseMs: Number(process.env['LEASE_MS']), progressMs: 50 };
const application = await createApplication(readConfig(process.env), { timings });
application.start();
process.stdout.write(`${application.url}/graphql\n`);
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
