import { createApplication } from '../../../src/app.ts';
import { readConfig } from '../../../src/config/config.ts';

// The service of `npm start`, with leases of another length.
const leaseMs = Number(process.env['LEASE_MS']);
const application = await createApplication(readConfig(process.env), { timings: { leaseMs } });
application.start();
process.stdout.write(`${application.url}/graphql\n`);
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
