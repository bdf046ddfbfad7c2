import { type DocumentNode, Kind, type OperationTypeNode, parse } from 'graphql';
import { type Example, journeys } from '../../../schema/examples.ts';
import type { Language } from '../messages/catalogue.ts';

/** An example with the text of its file. */
export interface ShownExample extends Example {
  /** Text of the file below its comment. */
  readonly text: string;
  readonly title: string;
  /** Comment after the title, empty for none. */
  readonly hints: Readonly<Record<Language, string>>;
  readonly document: DocumentNode;
  readonly operationName: string;
  readonly operation: OperationTypeNode;
}

/** The examples of one capability. */
export interface ShownJourney {
  readonly capability: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly examples: readonly ShownExample[];
}

const LANGUAGES: readonly Language[] = ['en', 'zh'];

/** The files as they were when the pages were built. */
const TEXTS = import.meta.glob<string>('../../../schema/operations/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Lines at the top of a file: the title, the hint in English, and the hint in Chinese. */
const COMMENT = /^(#.*\n)+/;

function read(example: Example): ShownExample {
  const file = TEXTS[`../../../schema/operations/${example.name}.graphql`] ?? '';
  const text = file.replace(COMMENT, '');
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION)
    throw new Error(`${example.name}: no operation`);
  const [title = example.name, en = '', zh = ''] = (COMMENT.exec(file)?.[0] ?? '')
    .split('\n')
    .map((line) => line.replace(/^# ?/, ''));
  return {
    ...example,
    text,
    title,
    hints: { en, zh },
    document,
    operationName: operation.name?.value ?? '',
    operation: operation.operation,
  };
}

/** All examples, in the order of a user's journey. */
const shownJourneys: readonly ShownJourney[] = journeys.map(
  ({ capability, title, titleZh, examples }) => ({
    capability,
    titles: { en: title, zh: titleZh },
    examples: examples.map(read),
  }),
);

const all = shownJourneys.flatMap(({ examples }) => examples);

/** The example with a name; every name in `schema/examples.ts` has one. */
export function exampleNamed(name: string): ShownExample {
  const found = all.find((example) => example.name === name);
  if (!found) throw new Error(`Unknown example ${name}.`);
  return found;
}

/** The example whose operation has a name; null for operations that are not from an example. */
export function exampleOf(operationName: string | null | undefined): ShownExample | null {
  return all.find((example) => example.operationName === operationName) ?? null;
}

/** The title of an example in a language. */
export function titleIn(language: Language, { title, titleZh }: ShownExample): string {
  return language === 'zh' ? titleZh : title;
}

/** The hint of an example in a language; `{name}` stands for the title of another example. */
export function hintIn(language: Language, { hints }: ShownExample): string {
  return hints[language].replaceAll(
    /「\{([\w-]+)\}」/g,
    (_all, other: string) => `「${exampleNamed(other).titleZh}」`,
  );
}

/** The text of an example with its comment in the given language. */
export function textIn(language: Language, example: ShownExample): string {
  const comment = [titleIn(language, example), hintIn(language, example)].filter(Boolean);
  return comment.map((line) => `# ${line}\n`).join('') + example.text;
}

/** True for the text of an example in any language. */
export function isTextOf(example: ShownExample, text: string): boolean {
  return LANGUAGES.some((language) => textIn(language, example) === text);
}

/** The journeys, reduced to examples whose title, text or capability contains all words. */
export function search(words: string): readonly ShownJourney[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return shownJourneys.flatMap((journey) => {
    const { capability, titles } = journey;
    const examples = journey.examples.filter((example) => {
      const texts = LANGUAGES.map((language) => textIn(language, example));
      const where = [capability, titles.en, titles.zh, ...texts].join('\n');
      return wanted.every((word) => where.toLowerCase().includes(word));
    });
    return examples.length === 0 ? [] : [{ ...journey, examples }];
  });
}
