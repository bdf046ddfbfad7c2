import { z } from 'zod';
import { isMessage, type Message } from '../messages/message.ts';
import { quote } from '../messages/quoted.ts';

/**
 * A message in a snapshot: it is kept as it is, and put into words for whoever reads it. Of before messages had
 * languages there are the words only.
 */
export const keptMessage = z.union([z.custom<Message>(isMessage), z.string().transform(quote)]);
