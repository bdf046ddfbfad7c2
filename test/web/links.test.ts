import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { Link, Router } from 'wouter';
import { useFragment } from '../../packages/web/board/fragment.ts';
import { ownAddress } from '../../packages/web/board/thing/own-address.ts';
import { factTexts } from '../../packages/web/messages/facts.ts';

/* A URL in a response that is not http or https becomes no link, anywhere on a page. */

const SOURCE = resolve(import.meta.dirname, '../../packages/web');

/** URLs that execute code, stay on the page, use another protocol or are malformed. */
const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://pay.example/%0aalert(1)',
  'javascript:javascript:alert(1)',
  'javascript:javascript:alert(1)//documents/1',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://pay.example/1',
  'file:///etc/passwd',
  'ftp://pay.example/1',
  '//pay.example/1',
  '/graphql',
  'pay',
  'https:',
  'https:pay.example',
  'https://',
  String.raw`https:\\pay.example`,
  'https://a b',
];

const GOOD = 'https://pay.example/1?a=b&c=d#e';

/** A component of the pages. The tests' compiler does not read JSX, and therefore no such file. */
async function component(file: string, name: string): Promise<FunctionComponent<object>> {
  const module = (await import(join(SOURCE, file))) as Record<string, FunctionComponent<object>>;
  const found = module[name];
  if (found === undefined) throw new Error(`${file} has no ${name}`);
  return found;
}

const { MantineProvider } = (await import('@mantine/core')) as {
  readonly MantineProvider: FunctionComponent<object>;
};

/** The URLs that a component links to. */
function linksOf(of: FunctionComponent<object>, props: object): readonly string[] {
  const page = renderToStaticMarkup(createElement(MantineProvider, {}, createElement(of, props)));
  const links = page.matchAll(/\s(?:href|src|action|formaction|srcdoc)="([^"]*)"/gi);
  return Array.from(links, ([, address = '']) => address.replaceAll('&amp;', '&'));
}

const outward = await component('board/values/outward-link.tsx', 'OutwardLink');
const facts = await component('board/thing/fact-list.tsx', 'Facts');

/** All positions where a page links to a URL that is not in its source, with its result for a given URL. */
const PLACES: Readonly<Record<string, ((address: string) => readonly string[]) | null>> = {
  'board/values/outward-link.tsx: to': (to) => linksOf(outward, { to, children: 'link' }),
  'board/thing/documents.tsx: address': (link) => [ownAddress(link) ?? []].flat(),
  'board/lists/export.tsx: address': (link) => [ownAddress(link) ?? []].flat(),
  // The page’s own: a downloaded file, and its own path.
  'board/thing/pdf-frame.tsx: loaded.url': null,
  'board/thing/pdf-frame.tsx: `${loaded.url}#navpanes=0&view=FitH`': null,
  'pages/person-page.tsx: documentAddress': null,
  // A file dropped on the page by its reader.
  'board/tools/verify/face.tsx: url': null,
  'board/tools/verify/face.tsx: `${url}#navpanes=0&view=FitH`': null,
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
}

/** Attributes that link or embed a page, and calls and assignments that do. */
const LEADING = /^(?:href|xlinkHref|src|srcDoc|srcSet|action|formAction|dangerouslySetInnerHTML)$/;
const LEAVING = /\bwindow\.open$|\blocation(?:\.href|\.assign|\.replace)?$|(?:inner|outer)HTML$/;

/** The positions in a file that use a URL from elsewhere, by the text of its expression. */
function placesIn(text: string): readonly string[] {
  const said = ({ start, end }: Node): string => text.slice(start, end);
  const nodes = [...nodesIn(parseSync('page.tsx', text).program as unknown as Node)];
  const attributes = nodes.flatMap((node) => {
    if (node.type !== 'JSXOpeningElement') return [];
    const given = new Map(
      (node['attributes'] as readonly Node[]).flatMap((attribute) =>
        isNode(attribute['name']) && isNode(attribute['value'])
          ? [[said(attribute['name']), said(attribute['value'])]]
          : [],
      ),
    );
    // Views of the board itself, after the `#` of its URL.
    const isView = given.get('href')?.startsWith('{fragmentOf(') === true;
    if (isView || given.get('component') === '{Link}' || said(node['name'] as Node) === 'Link')
      return [];
    return Array.from(given).flatMap(([name, value]) =>
      LEADING.test(name) && value.startsWith('{') ? [value.slice(1, -1)] : [],
    );
  });
  const calls = nodes.flatMap((node) => {
    const to = node['callee'] ?? node['left'];
    const leaves = /^(?:Call|Assignment)Expression$/.test(node.type) && isNode(to);
    return leaves && LEAVING.test(said(to)) ? [said(node)] : [];
  });
  return [...attributes, ...calls];
}

test('all positions where a page creates a link are known', async () => {
  const found = new Set<string>();
  for await (const file of glob('**/*.{ts,tsx}', { cwd: SOURCE })) {
    if (file.startsWith('generated/')) continue;
    for (const place of placesIn(readFileSync(join(SOURCE, file), 'utf8')))
      found.add(`${file}: ${place}`);
  }
  expect([...found].toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

const made = Object.entries(PLACES).flatMap(([place, links]) => (links ? [{ place, links }] : []));

describe.each(made)('$place', ({ links }) => {
  test.each(BAD)('makes no link of %j', (address) => {
    // A file stored by the service is requested below the page’s own URL.
    expect(links(address).filter((link) => !link.startsWith('documents/'))).toEqual([]);
  });

  test('creates a link for a URL', () => {
    expect(links('https://own.example/fapiao/documents/1?s=2')).toHaveLength(1);
  });
});

/** The links among all facts of a subject, each of which is a URL. */
function linkedFacts(address: string): readonly string[] {
  const known = Object.keys(factTexts.en).map((name) => [name, address] as const);
  return linksOf(facts, { thing: Object.fromEntries(known) });
}

test('no fact of a subject becomes a link without a URL', () => {
  expect(BAD.flatMap(linkedFacts)).toEqual([]);
  expect(linkedFacts(GOOD)).toEqual([GOOD, GOOD]);
});

test.each(BAD)('a view of the board with the name %j stays after its #', (path) => {
  const link = createElement(Link, { href: path, children: 'link' });
  const inHash = (): ReactNode => createElement(Router, { hook: useFragment, children: link });
  expect(linksOf(inHash, {}).filter((href) => !href.startsWith('#'))).toEqual([]);
});
