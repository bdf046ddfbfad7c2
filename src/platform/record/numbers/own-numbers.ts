/**
 * Signs without spaces, of a client's own number: no ID number and no mobile number, as updates and addresses hold it
 * unmasked.
 */
export const publicNumber = (max: number) =>
  ({
    max,
    pattern:
      /^(?![1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]$)(?!1[3-9]\d{9}$)[\x21-\x7e]*$/,
  }) as const;
