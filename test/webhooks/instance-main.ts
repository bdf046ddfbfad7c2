import { createApplication } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';

/** The service with a short lease on webhooks, so that another instance soon takes over those of one that was killed. */
const application = await createApplication(readConfig(), { timings: { webhookLeaseMs: 2_000 } });
application.start();
console.log(`GraphQL: ${application.url}/graphql`);
process.on('SIGTERM', () => void application.stop().then(() => process.exit(0)));
