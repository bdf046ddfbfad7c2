/** True for an absolute http or https address that can be parsed: such an address never runs a script or stays on the page. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/\\]\S*$/i.test(text) && URL.canParse(text);
}
