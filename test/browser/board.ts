import type { Page } from 'playwright-core';
import { findings } from './accessibility.ts';
import type { Browser } from './browser.ts';

/** The board in one browser tab. */
export class BoardPage {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  static async open({ context }: Browser, url: string): Promise<BoardPage> {
    const board = new BoardPage(await context.newPage(), url);
    await board.page.goto(url);
    await board.heading('Overview', '总览');
    return board;
  }

  /** Opens a view by its path after `#`, and waits for its heading, in either language. */
  async go(path: string, ...headings: readonly string[]): Promise<void> {
    await this.page.goto(`${this.#url}/#${path}`);
    await this.heading(...headings);
  }

  /** Resolves when the view has one of these headings. */
  async heading(...names: readonly string[]): Promise<void> {
    const name = new RegExp(`^(${names.map((each) => RegExp.escape(each)).join('|')})`);
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  /** Sends the filled-in form of a view; returns the number of its order. */
  async send(): Promise<string> {
    const number = await this.page.locator('main form input[type=text]').first().inputValue();
    await this.page.locator('main button[type=submit]').click();
    return number;
  }

  /** Resolves when the shown subject has a state, by its name. */
  async isIn(state: string): Promise<void> {
    await this.page.locator('main [role=status]').getByText(state, { exact: true }).waitFor();
  }

  /** States in the shown subject's timeline, the oldest first. */
  async timeline(): Promise<readonly string[]> {
    const items = this.page.locator('section[aria-labelledby=timeline] [role=listitem]');
    const texts = await items.allInnerTexts();
    return texts.map((text) => text.split('\n', 1)[0] ?? '').toReversed();
  }

  /** Opens the panel of the connection, by its state. */
  async openConnection(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Connection|连接)/ }).click();
    await this.page.getByRole('dialog').waitFor();
  }

  /** Toggles the switch of the open panel: disconnects the page, or connects it again. */
  async turnOffline(): Promise<void> {
    await this.page.getByRole('switch', { name: 'Offline' }).click({ force: true });
  }

  /** Fails the test on an element that is unusable with a screen reader or low vision. */
  async isAccessible(): Promise<void> {
    const found = await findings(this.page);
    if (found.length > 0) throw new Error(`${this.page.url()}: ${found.join('\n')}`);
  }

  /** True if the page is no wider than its window. */
  fits(): Promise<boolean> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
  }
}
