import { importService } from '../service-main.ts';

/** The service with a short webhook lease, so that another instance soon takes over a killed one's webhooks. */
const { createApplication, readConfig } = await importService();
const application = await createApplication(readConfig(), { timings: { webhookLeaseMs: 2_000 } });
application.start();
console.log(`GraphQL: ${application.url}/graphql`);
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
