import { type Message, inEnglish } from '../messages/message.ts';

/** Input members for which a webhook can be rejected. */
export type RejectedMember =
  | 'id'
  | 'name'
  | 'url'
  | 'document'
  | 'variables'
  | 'secret'
  | 'rotateSecret'
  | 'eventId'
  | 'cursor';

/** Fault in a member of an input. */
interface WebhookFault {
  readonly member: RejectedMember;
  readonly sort: 'form' | 'missing' | 'state';
  readonly text: Message;
}

/** Thrown for an invalid request about a webhook. Nothing was changed. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected';
  readonly faults: readonly WebhookFault[];

  constructor(...faults: readonly WebhookFault[]) {
    super(faults.map(({ member, text }) => `${member} ${inEnglish(text)}`).join('; '));
    this.faults = faults;
  }
}
