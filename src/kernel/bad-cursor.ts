/** The text is no cursor of this journal. Stands here because the API answers it without knowing the journal. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}
