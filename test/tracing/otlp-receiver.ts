import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute).default([]),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
});

/** OTLP's request in JSON, as far as tests read it. */
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A received span, flattened. */
export interface ReceivedSpan extends Omit<z.infer<typeof span>, 'attributes'> {
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  /** The service that sent it. */
  readonly service: string | number | undefined;
  /** The process that sent it. */
  readonly instance: string | number | undefined;
}

/** The test's own receiver of traces over OTLP/HTTP. */
export interface OtlpReceiver {
  /** Settings of a service that sends its traces here. */
  readonly env: Readonly<Record<string, string>>;
  readonly spans: readonly ReceivedSpan[];
  /** All received data, as text. */
  readonly text: () => string;
}

export async function startReceiver(
  respond = () => ({ status: 200, body: '{}' }),
): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      bodies.push(body);
      spans.push(...spansIn(body));
      const { status, body: text } = respond();
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A TCP server's address is no pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
    spans,
    text: () => bodies.join('\n'),
  };
}

function spansIn(body: string): ReceivedSpan[] {
  const { resourceSpans } = request.parse(JSON.parse(body));
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const of = flat(resource.attributes);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...rest }) =>
        Object.assign(rest, {
          attributes: flat(attributes),
          service: of['service.name'],
          instance: of['process.pid'],
        }),
      ),
    );
  });
}

function flat(attributes: readonly z.infer<typeof attribute>[]): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}
