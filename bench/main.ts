/**
 * Measures the hot paths: `npm run bench`, or `npm run bench -- journal` for one topic, `-- pushes --seconds 60 --rates 200`
 * for longer at one rate. Absolute figures depend on the machine; judge a change by the ratios.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { desk } from './desk.ts';
import { fanOut, services } from './fan-out/fan-out.ts';
import { files } from './files.ts';
import { graphql } from './graphql.ts';
import { journal } from './journal.ts';
import { lists } from './lists.ts';
import { peers } from './peers/peers.ts';
import { stages } from './peers/stages.ts';
import { PUSH_RATES, pushes } from './pushes.ts';
import { records } from './records.ts';
import { webhooks } from './webhooks.ts';
import { service } from './service.ts';
import { printTable, type Table } from './table.ts';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    invoices: { type: 'string', default: '100000' },
    subjects: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    rates: { type: 'string', default: PUSH_RATES.join(',') },
  },
});

const topics: Readonly<Record<string, () => Promise<Table | readonly Table[]>>> = {
  records,
  graphql,
  service,
  journal,
  desk: () => desk({ invoices: Number(values.invoices) }),
  lists: () => lists({ subjects: Number(values.subjects) }),
  subscriptions: () => fanOut(services),
  pushes: () =>
    pushes({ seconds: Number(values.seconds), rates: values.rates.split(',').map(Number) }),
  webhooks: () => webhooks({ seconds: Number(values.seconds) }),
  files,
};

/** Topics that are measured only on request, as they need additional packages. */
const others: typeof topics = { peers, stages };

const known = { ...topics, ...others };
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`No topic ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}.`);
  process.exit(1);
}
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const [name, run] of Object.entries(asked.length === 0 ? topics : known))
  if (asked.length === 0 || asked.includes(name)) [await run()].flat().forEach(printTable);
