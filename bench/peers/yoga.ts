// graphql-yoga with its defaults; `yoga.ts jit` compiles operations with graphql-jit.
import { createServer } from 'node:http';
import type { DocumentNode, ExecutionArgs } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { announce } from './announce.ts';
import { resolvers, typeDefs } from './schema.ts';

const [way] = process.argv.slice(2);
const schema = createSchema({ typeDefs, resolvers });
const compiled = new WeakMap<DocumentNode, CompiledQuery['query']>();

function compile(document: DocumentNode): CompiledQuery['query'] {
  const known = compiled.get(document);
  if (known) return known;
  const made = compileQuery(schema, document);
  if (!isCompiledQuery(made)) throw new Error('The operation cannot be compiled.');
  compiled.set(document, made.query);
  return made.query;
}

const compiling: Plugin = {
  onExecute({ args, setExecuteFn }) {
    // Envelop has no type for a document.
    const query = compile(args.document as DocumentNode);
    setExecuteFn(({ rootValue, contextValue, variableValues }: ExecutionArgs) =>
      query(rootValue, contextValue, variableValues),
    );
  },
};

const yoga = createYoga({ schema, logging: false, plugins: way === 'jit' ? [compiling] : [] });
// Yoga answers by itself; what it returns is for others.
await announce(createServer((request, response) => void yoga(request, response)));
