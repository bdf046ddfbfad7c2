import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, type DocumentNode, execute, type ExecutionResult, parse } from 'graphql';
import { createRunCompiled } from '../src/server/execution/jit.ts';
import { coerceVariables } from '../src/server/execution/variables.ts';
import { startService } from './application.ts';
import { createClient } from './http-client.ts';
import { measure, type Timing } from './measure.ts';
import { ms, type Table, times } from './table.ts';
import { respondWithText, asked, INVOICES } from './verification-answer.ts';

const FIELDS = 15;

/** Speedup by compiled queries: in the executor alone, and as seen by clients. */
export async function graphql(): Promise<Table> {
  const executor = await inTheExecutor();
  const service = await throughTheService();
  return {
    title: 'GraphQL execution',
    note: `A list of ${INVOICES} × ${FIELDS} fields. The whole service, in one process with its client: HTTP, checks, one call to a platform that answers at once, decoding.`,
    columns: ['', 'graphql-js', 'p99', 'compiled', 'p99', 'gain'],
    rows: [row('executor alone', executor), row('whole service', service)],
  };
}

interface Pair {
  readonly interpreted: Timing;
  readonly compiled: Timing;
}

function row(name: string, { interpreted, compiled }: Pair): readonly string[] {
  return [
    name,
    ms(interpreted.medianMs),
    ms(interpreted.p99Ms),
    ms(compiled.medianMs),
    ms(compiled.p99Ms),
    times(interpreted.medianMs, compiled.medianMs),
  ];
}

/** Fields whose values are already in memory, so that only execution is measured. */
async function inTheExecutor(): Promise<Pair> {
  const names = Array.from({ length: FIELDS }, (_, index) => `field${index}`);
  const schema = buildSchema(`
    type Item { ${names.map((name) => `${name}: String`).join(' ')} }
    type Query { items: [Item!]! }`);
  const item = Object.fromEntries(names.map((name) => [name, `value of ${name}`]));
  const rootValue = { items: Array.from({ length: INVOICES }, () => item) };
  const document: DocumentNode = parse(`{ items { ${names.join(' ')} } }`);
  const args = { schema, document, rootValue, contextValue: { fieldResults: null } };
  const runCompiled = createRunCompiled(schema, () => {});
  const run = (): ExecutionResult | Promise<ExecutionResult> => {
    const result = runCompiled(args, coerceVariables(args, true).coerced ?? {});
    if (result === null) throw new Error('The query was not compiled.');
    return result;
  };
  // The second execution compiles the document.
  await runCompiled(args, coerceVariables(args, true).coerced ?? {});
  return { interpreted: await measure(() => execute(args)), compiled: await measure(run) };
}

/**
 * The same fields on real types. A variable inside a literal prevents the compilation of a document; in a field that is
 * skipped, it has no other effect.
 */
async function throughTheService(): Promise<Pair> {
  await using platform = await startPlatform();
  await using service = await startService({
    PLATFORM_BASE_URL: platform.url,
    PLATFORM_APP_KEY: 'bench',
    PLATFORM_APP_SECRET: 'bench',
  });
  await using client = createClient(service.url);
  const ask = (rest: string) => () =>
    client.query(
      `query ($invoices: [InvoiceToVerify!]!, $name: String = "") {
        verifyInvoices(invoices: $invoices) {
          verdict verified reason channel checksToday invoiceNumber issuedOn typeCode
          face {
            amountWithTax taxAmount statusCode
            ... on VatInvoiceFace { sellerName sellerTaxNumber buyerName amountWithoutTax }
          }
        }
        ${rest}
      }`,
      { invoices: asked },
    );
  return {
    interpreted: await measure(ask('enterprises(by: { name: $name }) @skip(if: true) { cached }')),
    compiled: await measure(ask('enterprise(taxNumber: $name) @skip(if: true) { name }')),
  };
}

/** A platform that gives the same response to every request. */
async function startPlatform(): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () =>
      response.setHeader('content-type', 'application/json').end(respondWithText),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server that is listening has an address and a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
