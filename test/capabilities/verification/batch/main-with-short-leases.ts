import { importService } from '../../../service-main.ts';

// The service of `npm start`, with leases that expire soon after a kill.
const { createApplication, readConfig } = await importService();
const application = await createApplication(readConfig(process.env), {
  timings: { leaseMs: 4_000 },
});
application.start();
process.stdout.write(`${application.url}/graphql\n`);
