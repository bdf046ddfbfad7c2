import { hkdfSync } from 'node:crypto';
import type { Journal } from '../journal/contract/journal.ts';
import { createDataCipher, type DataCipher } from '../kernel/privacy/data-cipher.ts';
import { DEFAULT_LANGUAGE } from '../messages/message.ts';
import { Unavailable } from '../kernel/errors.ts';
import { idOf } from '../kernel/ids.ts';
import type { SubjectStore } from '../subjects/store.ts';
import { createChanges } from '../webhooks/changes.ts';
import { type DeliveryStore, openDeliveryStore } from '../webhooks/deliveries.ts';
import { createDispatcher, type Dispatcher } from '../webhooks/delivery/dispatcher.ts';
import { Recorder } from '../webhooks/delivery/recorder.ts';
import { RETRY_MS } from '../webhooks/delivery/retries.ts';
import { createSender } from '../webhooks/delivery/sender.ts';
import { openWebhookStore } from '../webhooks/store.ts';
import type { UnattendedSubscriptions } from '../webhooks/webhook.ts';
import { createWebhooks, type DeclaredWebhook, type Webhooks } from '../webhooks/webhooks.ts';
import type { Tenant } from '../config/tenants.ts';
import type { Store } from './store.ts';
import type { Surroundings } from './surroundings.ts';

/** Webhooks and the parts that run them. */
interface WebhookParts {
  readonly webhooks: Webhooks;
  readonly dispatcher: Dispatcher;
  readonly deliveries: Pick<DeliveryStore, 'trim'>;
  /** Registers the webhooks that the tenants' file declares, now and after each change of the file. */
  followDeclared(): void;
}

/** Dependencies of webhooks. */
interface WebhookOptions {
  readonly journal: Pick<Journal, 'end'>;
  readonly subjects: Pick<SubjectStore, 'forTenant'>;
  readonly sql: Store['sql'];
  /** Clock for all stored times. */
  readonly storeClock: Store['clock'];
  /** True if no other instance uses the database. */
  readonly isAlone: boolean;
  /** See `App.sealedIds`. */
  readonly lasting: string;
  /** Subscriptions of the service, which is created later. */
  readonly subscriptions: () => UnattendedSubscriptions;
  readonly leaseMs: number;
  readonly timeoutMs: number;
}

/** Lease of a single instance, whose webhooks no other can claim. Timers in Node.js last at most 24 days. */
const ALONE_MS = 20 * 24 * 60 * 60_000;

const REJECTED = 'a webhook of TENANTS_FILE cannot be registered';

/** Time within which changes by other instances are reported. */
const LOOK_EVERY_MS = 5_000;

export function openWebhooks(around: Surroundings, options: WebhookOptions): WebhookParts {
  const { config, tenants, random, newId, log, measurements, opened } = around;
  const { sql, storeClock: clock, isAlone, subjects, journal } = options;
  const leaseMs = isAlone ? ALONE_MS : options.leaseMs;
  const cipher = cipherOf(config.dataKeys, options.lasting);
  const store = openWebhookStore({ sql, cipher, clock, newId, log, leaseMs });
  const deliveries = openDeliveryStore(sql, cipher);
  const subscriptions: UnattendedSubscriptions = {
    prepare: (operation) => options.subscriptions().prepare(operation),
  };
  const hosts = config.webhookHosts;
  const sender = createSender({
    hosts,
    timeoutMs: options.timeoutMs,
    proxies: config.proxies,
    wallClock: around.clock,
    clock,
    log,
  });
  opened.defer(() => sender.close());
  const changes = createChanges({
    list: (tenant) => store.list(tenant),
    clock,
    lookEveryMs: isAlone ? ALONE_MS : LOOK_EVERY_MS,
  });
  const dispatcher = createDispatcher({
    webhooks: store,
    deliveries,
    recorder: new Recorder(deliveries, store, { clock, log }),
    subscriptions,
    sender,
    cursorOf: (item) => subjects.forTenant(item.tenant).cursorOf(item),
    tenants: () => tenants.names,
    isAlone,
    ended: (tenant) => changes.ring(tenant),
    leaseMs,
    clock,
    random,
    log,
    measurements,
  });
  const webhooks = createWebhooks({
    store,
    deliveries,
    subscriptions,
    dispatcher,
    changes,
    sender,
    hosts,
    endOf: (tenant) => journal.end(tenant),
    clock,
    newId,
  });

  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  /** Runs one at a time: the file may change again during a registration. */
  let declaring = Promise.resolve();
  async function declare(): Promise<void> {
    while (!(await areDeclared())) await clock.sleep(RETRY_MS, stopping.signal);
  }
  const declareSoon = (): void => void (declaring = declaring.then(declare));

  /** False if the database is unavailable. */
  async function areDeclared(): Promise<boolean> {
    let isDone = true;
    for (const tenant of stopping.signal.aborted ? [] : tenants.names) {
      const declared = tenants.webhooksOf(tenant).map(toDeclared);
      try {
        for (const { name, reason } of await webhooks.declare(tenant, declared))
          log.error(REJECTED, { tenant, operation: name, reason });
      } catch (error) {
        isDone &&= !(error instanceof Unavailable);
        log.error(REJECTED, { tenant, reason: error instanceof Error ? error.message : 'unknown' });
      }
    }
    return isDone;
  }

  return {
    webhooks,
    dispatcher,
    deliveries,
    followDeclared() {
      if (config.tenantsFile === null) return;
      declareSoon();
      tenants.onReplace(declareSoon);
    },
  };
}

function toDeclared({ scopes, ...webhook }: Tenant['webhooks'][number]): DeclaredWebhook {
  return { ...webhook, registrant: { scopes, language: DEFAULT_LANGUAGE, key: null } };
}

/** Encrypts with the newest `DATA_KEY`, or without one with a key derived from the lasting secret. */
function cipherOf(dataKeys: Surroundings['config']['dataKeys'], lasting: string): DataCipher {
  const bytes = Buffer.from(hkdfSync('sha256', lasting, '', 'webhooks', 32));
  const last = { id: idOf(lasting), bytes };
  const [newest, ...older] = dataKeys ?? [];
  return createDataCipher(newest ? [newest, ...older, last] : [last]);
}
