// mercurius on fastify, with its built-in graphql-jit.
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { resolvers, typeDefs } from './schema.ts';

const app = Fastify();
await app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`http://127.0.0.1:${app.server.address().port}/graphql`);
