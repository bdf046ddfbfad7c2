import type { Page } from 'playwright-core';
import type { Browser } from './browser.ts';

/** The playground in one browser tab. */
export class PlaygroundPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open({ context }: Browser, url: string): Promise<PlaygroundPage> {
    const page = await context.newPage();
    await page.goto(`${url}/graphql`);
    return new PlaygroundPage(page);
  }

  /** Resolves when the editors are loaded. */
  async ready(): Promise<this> {
    await this.page.locator('.graphiql-query-editor .view-lines').first().waitFor();
    return this;
  }

  /** Titles of the tabs. */
  tabs(): Promise<string[]> {
    return this.page.getByRole('tab').allInnerTexts();
  }

  /** Selects a tab by its operation. */
  async choose(operation: string): Promise<void> {
    await this.page.getByRole('tab').getByRole('button', { name: operation, exact: true }).click();
  }

  /** Opens an example from the list, by its title. */
  async openExample(title: string): Promise<void> {
    const list = this.page.getByRole('region', { name: /^(Examples|示例)$/ });
    await list.getByRole('button', { name: title, exact: true }).click();
    await this.page.locator('.example-bar .title').getByText(title, { exact: true }).waitFor();
  }

  /** Runs the content of the editor. */
  async run(): Promise<void> {
    await this.page.getByRole('button', { name: /^Execute query/ }).click();
  }

  /** Resolves when the response pane shows the text. */
  async shows(text: string): Promise<void> {
    await this.page.locator('.graphiql-response').getByText(text).first().waitFor();
  }

  /** The variables in the editor, unchanged. */
  variables(): Promise<string> {
    return this.page.locator('.graphiql-editor-tool .view-lines').first().innerText();
  }
}
