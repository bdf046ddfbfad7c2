import { builder } from './builder.ts';

/** The interface of answers that an order was not placed: each is a member of a mutation's union and no `Error`. */
export const OrderNotPlaced = builder
  .interfaceRef<{ readonly reason: string | null }>('OrderNotPlaced')
  .implement({
    description:
      'An answer, not an error: the order (订单) was not placed and nothing is paid. The type says what to do.',
    fields: (t) => ({
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'Why, in words for people. Null where the platform gave none.',
      }),
    }),
  });
