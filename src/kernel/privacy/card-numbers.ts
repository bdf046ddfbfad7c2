/**
 * Beginnings of the cards that banks of the mainland issue beside UnionPay's own 62, by the card's length, as
 * far as public lists have them: Visa, Mastercard, JCB and American Express of these banks, and the banks' own
 * from before UnionPay. Left out are 103 and 18572, old debit cards: tax classification codes of food begin
 * with the one, and phones with the other.
 */
const ISSUERS: Readonly<Record<number, RegExp>> = {
  15: /^(?:37(?:024[6-9]|028[679]|473[89]|696[689])|690755)/,
  16: new RegExp(
    [
      '^(?:303|35[67]',
      '40(?:03|2[56]|33|41|47|6[23]|74|96)|41(?:00|29|55|57)|42(?:1[38]|21|58|70|75|89)',
      '43(?:36|40|57|67|8[06]|9[12])|4427|45(?:12|18|32|64|8[01])|46(?:19|37|45|82)|4720',
      '48(?:16|35|64|68|70|95)|49(?:10|34|84)|5049|51(?:24|40|49|56|76|8[2347]|94)',
      '52(?:0[013]|20|30|39|40|5[79]|64|68|74|80|8[789])|53(?:09|16|24|59|98)',
      '54(?:17|31|5[2346]|84|8[78]|96)|55(?:02|2[2357]|31|66|8[789])|566666|60(?:29|32)|66666',
      '843|870|900|9[24]00|9555|968|9(?:896|852|843)|99(?:9999|8800|8801|8802))',
    ].join('|'),
  ),
  17: /^(?:405512|601428|603601|9400)/,
  18: /^(?:43858[89]|6033|6036|609120|683970|6886592|690755|694301|69580|909810|9400|966666|990871)/,
  19: /^(?:436742|456351|601382|601427|603[456]|9000[01]0|9111|921000|9400|9558|9559|955100)/,
};

/**
 * True for the number of a bank card: an issuer's beginning and its length. Beginnings other than UnionPay's
 * are short or borne by other numbers as well, so there the check digit has to be right, too.
 */
export function isCardNumber(digits: string): boolean {
  if (/^62\d{14,17}$/.test(digits)) return true;
  return (ISSUERS[digits.length]?.test(digits) ?? false) && hasLuhnDigit(digits);
}

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    const digit = Number(digits[digits.length - place]);
    const weighed = place % 2 === 0 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
