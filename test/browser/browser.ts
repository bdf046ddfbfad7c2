import { existsSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../harness.ts';

const CHROMIUM = '/usr/bin/chromium';

/** A real Chromium and everything that its pages asked the network for. */
export interface Browser {
  readonly context: BrowserContext;
  /** Addresses that are neither inside the page nor on this machine; requests for them fail. */
  readonly foreign: readonly string[];
  /** Complaints of the pages: errors, refusals of their policy. */
  readonly complaints: readonly string[];
}

/** A name that leads to this machine in the browser, and is none of this machine's. */
export const FOREIGN_HOST = 'foreign.example';

/** Starts it with a profile of its own; no name but loopback addresses and `FOREIGN_HOST` resolves. */
export async function startBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) {
    throw new Error(`The browser test needs ${CHROMIUM}: install the package "chromium".`);
  }
  const context = await chromium.launchPersistentContext(await temporaryFolder(), {
    executablePath: CHROMIUM,
    headless: true,
    viewport: { width: 1400, height: 900 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${FOREIGN_HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });
  onTestFinished(() => context.close());
  const foreign: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!['data:', 'blob:'].includes(protocol) && hostname !== '127.0.0.1')
      foreign.push(request.url());
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return { context, foreign, complaints };
}

/** GraphiQL in one browser tab. */
export class GraphiqlPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open({ context }: Browser, url: string): Promise<GraphiqlPage> {
    const page = await context.newPage();
    await page.goto(`${url}/graphql`);
    await page.getByRole('tab').first().waitFor();
    return new GraphiqlPage(page);
  }

  /** The titles of GraphiQL's own tabs. */
  tabs(): Promise<string[]> {
    return this.page.getByRole('tab').allInnerTexts();
  }

  /** Types into the editor of the chosen tab. */
  async type(text: string): Promise<void> {
    await this.page.locator('.graphiql-query-editor .view-lines').first().click();
    await this.page.keyboard.type(text);
  }

  /** Fills in the header editor of an operation's tab. */
  async setHeaders(operation: string, headers: Readonly<Record<string, string>>): Promise<void> {
    await this.#choose(operation);
    await this.page.getByRole('button', { name: 'Headers', exact: true }).click();
    const editor = this.page.locator('.graphiql-editor-tool .graphiql-editor:not(.hidden)');
    await editor.locator('textarea').focus();
    await this.page.keyboard.insertText(JSON.stringify(headers));
    await editor.getByText(Object.keys(headers).join()).first().waitFor();
  }

  async #choose(operation: string): Promise<void> {
    await this.page.getByRole('tab').getByRole('button', { name: operation, exact: true }).click();
    await this.page
      .getByRole('tab', { selected: true })
      .getByRole('button', { name: operation, exact: true })
      .waitFor();
  }

  /** Chooses the tab of an operation and runs it. */
  async run(operation: string): Promise<void> {
    await this.#choose(operation);
    await this.runChosen();
  }

  /** Runs the operation of the chosen tab. */
  async runChosen(): Promise<void> {
    const answer = this.page.locator('.graphiql-response .view-lines').filter({ hasText: /\S/ });
    do {
      await this.page.getByRole('button', { name: /^Execute query/ }).click();
      await answer.waitFor();
      // GraphiQL takes a moment to see which operation the tab holds; people are slower than that.
    } while (/Cannot\s+infer\s+operation/.test(await answer.innerText()));
  }

  /** Resolves when the answer's pane shows the text. */
  async shows(text: string): Promise<void> {
    await this.page.locator('.graphiql-response').getByText(text).first().waitFor();
  }
}
