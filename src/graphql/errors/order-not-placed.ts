import type { Message } from '../../messages/message.ts';
import { inWords } from '../../messages/words.ts';
import { builder } from '../schema/builder.ts';

/** The interface of answers that an order was not placed: each is a member of a mutation's union and no `Error`. */
export const OrderNotPlaced = builder
  .interfaceRef<{ readonly explanation: Message | null }>('OrderNotPlaced')
  .implement({
    description:
      'An answer, not an error: the order (订单) was not placed and nothing is paid. The type says what to do.',
    fields: (t) => ({
      explanation: t.string({
        nullable: true,
        description: 'Why, in words for people. Null where the platform gave none.',
        resolve: ({ explanation }, _args, { language }) =>
          explanation && inWords(explanation, language),
      }),
    }),
  });
