// mercurius on fastify, with its default emitter.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { offer } from '../fan-out/offer.ts';
import { itemOf, typeDefs } from './feed-schema.ts';

const topic = 'issued';
const subscribe = (_root, _args, { pubsub }) => pubsub.subscribe(topic);
const resolvers = { Subscription: { invoiceIssued: { subscribe } } };
const app = Fastify();
await app.register(mercurius, { schema: typeDefs, resolvers, subscription: true, jit: 1 });
await app.listen({ host: '127.0.0.1', port: 0 });

offer({
  url: `ws://127.0.0.1:${app.server.address().port}/graphql`,
  publish: (like) => app.graphql.pubsub.publish({ topic, payload: itemOf(like) }),
});
