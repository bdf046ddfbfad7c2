/**
 * A file could not be had. The message is a sentence for clients and operators: it names hosts and
 * status codes, never a whole address, whose query is what lets its holder read the file.
 */
export class DocumentFailure extends Error {
  override readonly name = 'DocumentFailure';
}
