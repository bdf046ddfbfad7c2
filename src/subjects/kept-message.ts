import { z } from 'zod';
import { isMessage, type Message } from '../messages/message.ts';

/** A message in a snapshot: it is kept as it is, and put into words for whoever reads it. */
export const keptMessage = z.custom<Message>(isMessage);
