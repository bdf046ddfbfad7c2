import { type Message, inEnglish } from '../messages/message.ts';

/** Members of an input that a webhook can be rejected for. */
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
export interface WebhookFault {
  readonly member: RejectedMember;
  readonly sort: 'form' | 'missing' | 'state';
  readonly text: Message;
}

/** A webhook, or something about one, that cannot be as a caller wants it. Nothing was changed. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected';
  readonly faults: readonly WebhookFault[];

  constructor(...faults: readonly WebhookFault[]) {
    super(faults.map(({ member, text }) => `${member} ${inEnglish(text)}`).join('; '));
    this.faults = faults;
  }
}
