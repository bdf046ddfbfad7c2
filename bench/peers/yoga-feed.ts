// graphql-yoga with graphql-ws, combined as in yoga's documentation.
import { setMaxListeners } from 'node:events';
import { createServer } from 'node:http';
import type { DocumentNode, ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import type { OperationResult } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { createPubSub, createSchema, createYoga } from 'graphql-yoga';
import { WebSocketServer } from 'ws';
import { offer } from '../fan-out/offer.ts';
import { listen } from '../listen.ts';
import { itemOf, typeDefs } from './feed-schema.ts';

const eventTarget = new EventTarget();
// Thousands of listeners are intended here, so the warning about leaks is disabled.
setMaxListeners(0, eventTarget);
const pubSub = createPubSub<{ issued: [object] }>({ eventTarget });
const schema = createSchema({
  typeDefs,
  resolvers: { Subscription: { invoiceIssued: { subscribe: () => pubSub.subscribe('issued') } } },
});
const yoga = createYoga({ schema, logging: false });
// Yoga answers by itself; what it returns is for others.
const server = createServer((request, response) => void yoga(request, response));
const sockets = new WebSocketServer({ server, path: yoga.graphqlEndpoint });

/** Functions of Envelop for an operation. */
interface Steps {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): Promise<object> | object;
  execute(args: ExecutionArgs): OperationResult;
  subscribe(args: ExecutionArgs): OperationResult;
}

// `onSubscribe` stores the functions there.
const stepsOf = ({ rootValue }: ExecutionArgs): Steps => rootValue as Steps;

useServer(
  {
    execute: (args) => stepsOf(args).execute(args),
    subscribe: (args) => stepsOf(args).subscribe(args),
    async onSubscribe({ extra: { request, socket } }, _id, { operationName, query, variables }) {
      const params = { operationName, query, variables };
      const steps: Steps = yoga.getEnveloped({ req: request, socket, params });
      const document = steps.parse(query);
      const errors = steps.validate(steps.schema, document);
      if (errors.length > 0) return errors;
      return {
        schema: steps.schema,
        operationName,
        document,
        variableValues: variables,
        contextValue: await steps.contextFactory(),
        rootValue: steps,
      };
    },
  },
  sockets,
);

offer({
  url: `ws://127.0.0.1:${await listen(server)}${yoga.graphqlEndpoint}`,
  publish: (like) => pubSub.publish('issued', itemOf(like)),
});
