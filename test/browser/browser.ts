import { existsSync } from 'node:fs';
import { type BrowserContext, chromium, type Browser as Chromium } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';

/** For elements of the page, and the browser's own PDF viewer. */
const INSIDE = new Set(['data:', 'blob:', 'chrome:', 'chrome-extension:']);

const CHROMIUM = '/usr/bin/chromium';

/** The list replaces Playwright's own, which is repeated. */
const DISABLED_FEATURES = [
  // Suggestions of the address bar: for each page two pages of the browser's own, which take longer to load than ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** A real Chromium, with all network requests of its pages. */
export interface Browser {
  readonly context: BrowserContext;
  /** URLs outside of the page and this machine; requests to them fail. */
  readonly foreign: readonly string[];
  /** Problems of the pages: errors, and violations of their policy. */
  readonly complaints: readonly string[];
}

/** A name that resolves to this machine in the browser, and is no name of this machine. */
export const FOREIGN_HOST = 'foreign.example';

/** The person in front of a browser. */
export interface Person {
  /** The browser's language, such as `zh-CN`. */
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The time zone, such as `Asia/Shanghai`. */
  readonly timezoneId?: string;
  /** Permissions of pages, such as `camera`. */
  readonly permissions?: readonly string[];
}

/** The Chromium of the running file; its tests run one after another. */
let chromiumOfFile: Promise<Chromium> | null = null;

/** Options of the Chromium of the file that runs, beside those of all. */
let options: readonly string[] = [];

/**
 * To be called once at the top of a test file: its tests share a Chromium, which is started with these further options and
 * closed behind the last.
 */
export function closeBrowserAtEnd(...more: readonly string[]): void {
  options = more;
  afterAll(async () => {
    const running = await chromiumOfFile;
    chromiumOfFile = null;
    await running?.close();
  });
}

/** No name but loopback addresses and `FOREIGN_HOST` resolves. */
function launch(): Promise<Chromium> {
  if (!existsSync(CHROMIUM)) {
    throw new Error(`The browser test needs ${CHROMIUM}: install the package "chromium".`);
  }
  return chromium.launch({
    executablePath: CHROMIUM,
    headless: true,
    args: [
      ...options,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages are open for seconds: optimizing their code takes longer than it saves.
      '--js-flags=--no-opt',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      `--host-resolver-rules=MAP ${FOREIGN_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });
}

/** Opens a page with its own profile, which ends with the test. See `closeBrowserAtEnd`. */
export async function startBrowser(person: Person = {}): Promise<Browser> {
  const running = await (chromiumOfFile ??= launch());
  const viewport = { width: 1400, height: 900 };
  const context = await running.newContext({
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...person,
    permissions: [...(person.permissions ?? [])],
  });
  onTestFinished(() => context.close());
  // As in pages that an operator serves by plain HTTP under another name than localhost.
  await context.addInitScript(() => {
    // The browser's own viewer of PDF files keeps it.
    if (location.protocol === 'http:') Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  const foreign: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!INSIDE.has(protocol) && hostname !== '127.0.0.1') foreign.push(request.url());
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return { context, foreign, complaints };
}
