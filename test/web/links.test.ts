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

/* An address of an answer that is not http or https becomes no link of a page, wherever a page makes one. */

const SOURCE = resolve(import.meta.dirname, '../../packages/web');

/** Addresses that run something, stay on the page, leave it for another protocol or are none. */
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

/** A component of the pages. The compiler of the tests knows nothing of JSX, and so of no such file. */
async function component(file: string, name: string): Promise<FunctionComponent<object>> {
  const module = (await import(join(SOURCE, file))) as Record<string, FunctionComponent<object>>;
  const found = module[name];
  if (found === undefined) throw new Error(`${file} has no ${name}`);
  return found;
}

const { MantineProvider } = (await import('@mantine/core')) as {
  readonly MantineProvider: FunctionComponent<object>;
};

/** The addresses that a component makes links of. */
function linksOf(of: FunctionComponent<object>, props: object): readonly string[] {
  const page = renderToStaticMarkup(createElement(MantineProvider, {}, createElement(of, props)));
  const links = page.matchAll(/\s(?:href|src|action|formaction|srcdoc)="([^"]*)"/gi);
  return Array.from(links, ([, address = '']) => address.replaceAll('&amp;', '&'));
}

const outward = await component('board/values/outward-link.tsx', 'OutwardLink');
const facts = await component('board/thing/fact-list.tsx', 'Facts');

/** Each place where a page makes a link of what is not written in its source, and what comes of an address there. */
const PLACES: Readonly<Record<string, ((address: string) => readonly string[]) | null>> = {
  'board/values/outward-link.tsx: to': (to) => linksOf(outward, { to, children: 'link' }),
  'board/thing/documents.tsx: address': (link) => [ownAddress(link) ?? []].flat(),
  'board/lists/export.tsx: address': (link) => [ownAddress(link) ?? []].flat(),
  // The page’s own: a file that it fetched, and the path that it stands at.
  'board/thing/pdf-frame.tsx: loaded.url': null,
  'board/thing/pdf-frame.tsx: `${loaded.url}#navpanes=0&view=FitH`': null,
  'pages/person-page.tsx: documentAddress': null,
  // A file that its reader dropped on the page.
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

/** Attributes that lead somewhere or hold a page, and calls and assignments that do. */
const LEADING = /^(?:href|xlinkHref|src|srcDoc|srcSet|action|formAction|dangerouslySetInnerHTML)$/;
const LEAVING = /\bwindow\.open$|\blocation(?:\.href|\.assign|\.replace)?$|(?:inner|outer)HTML$/;

/** The places of a file where an address is used that is not written there, by the text of its expression. */
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
    // Views of the board itself, behind the `#` of its address.
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

test('every place where a page makes a link is known', async () => {
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
    // A file that the service keeps is asked for below the page’s own address.
    expect(links(address).filter((link) => !link.startsWith('documents/'))).toEqual([]);
  });

  test('makes a link of an address', () => {
    expect(links('https://own.example/fapiao/documents/1?s=2')).toHaveLength(1);
  });
});

/** The links among all facts of a thing, each of which is an address. */
function linkedFacts(address: string): readonly string[] {
  const known = Object.keys(factTexts.en).map((name) => [name, address] as const);
  return linksOf(facts, { thing: Object.fromEntries(known) });
}

test('no fact of a thing becomes a link that is no address', () => {
  expect(BAD.flatMap(linkedFacts)).toEqual([]);
  expect(linkedFacts(GOOD)).toEqual([GOOD, GOOD]);
});

test.each(BAD)('a view of the board that is called %j stays behind its #', (path) => {
  const link = createElement(Link, { href: path, children: 'link' });
  const inHash = (): ReactNode => createElement(Router, { hook: useFragment, children: link });
  expect(linksOf(inHash, {}).filter((href) => !href.startsWith('#'))).toEqual([]);
});
