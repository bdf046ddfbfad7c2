import { type Message, inEnglish } from '../../messages/message.ts';
import { requests } from '../../messages/requests.ts';

/** Size limit of the endpoint that takes the longest files (document 3, section 4.3: 60 MB). */
export const LARGEST_UPLOAD = 60 * 1024 * 1024;

type Reason = 'too-large' | 'unknown-format' | 'no-room' | 'disk-full';

const texts: Readonly<Record<Reason, (most: number) => Message>> = {
  'too-large': () => requests.fileTooLarge({ most: LARGEST_UPLOAD }),
  'unknown-format': () => requests.unknownFormat,
  'no-room': (most) => requests.noRoom({ most }),
  'disk-full': () => requests.diskFull,
};

/** A rejected file, with a sentence for the client. */
export class UploadRejected extends Error {
  override readonly name = 'UploadRejected';
  readonly reason: Reason;
  readonly text: Message;

  /** `most` is the byte limit of a tenant's files. */
  constructor(reason: Reason, most = 0) {
    const text = texts[reason](most);
    super(inEnglish(text));
    this.reason = reason;
    this.text = text;
  }
}
