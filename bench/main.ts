/**
 * Measures the hot paths: `npm run bench`, or `npm run bench -- journal` for one topic. Absolute
 * figures are this machine's; the ratios are what a change should be judged by.
 */
import { availableParallelism } from 'node:os';
import { files } from './files.ts';
import { graphql } from './graphql.ts';
import { journal } from './journal.ts';
import { records } from './records.ts';
import { service } from './service.ts';
import { subscriptions } from './subscriptions.ts';
import { printTable, type Table } from './table.ts';

const topics: Readonly<Record<string, () => Promise<Table>>> = {
  records,
  graphql,
  service,
  journal,
  subscriptions,
  files,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in topics));
if (unknown.length > 0) {
  console.error(`No topic ${unknown.join(', ')}; there are ${Object.keys(topics).join(', ')}.`);
  process.exit(1);
}
console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const [name, run] of Object.entries(topics))
  if (asked.length === 0 || asked.includes(name)) printTable(await run());
