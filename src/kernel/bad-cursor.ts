/** The text is no cursor of this journal. Declared here because the API maps it without knowing the journal. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}
