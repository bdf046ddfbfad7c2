import type { Input } from '../../platform/record/index.ts';
import type { invoiceOrder } from './wire/order.ts';

/**
 * Words of which the documents want one in the address of a lease. They name seven "such as" these, so that
 * an address without any is a matter for a hint and not for a refusal.
 */
const ADDRESS_KEYWORD = /街|路|道|村|乡|镇|巷|弄|里|胡同|段|号|屯|庄|寨|组|苏木|嘎查/;

/** The last part of the names of counties and of what is like one, such as towns directly below a city. */
const COUNTY = /[县区市旗镇乡]/;

/**
 * Texts of an order that the tax bureau may reject though the documents do not clearly forbid them (document 1,
 * section 2.6), in words for the client.
 */
export function hintsOf({ specificBusiness }: Input<typeof invoiceOrder>): readonly string[] {
  const { operatingLease, parkingLease, goodsTransport } = specificBusiness ?? {};
  const found: string[] = [];
  const look = (path: string, text: string | null | undefined, form: RegExp, lacks: string) => {
    if (typeof text !== 'string' || form.test(text)) return;
    found.push(`input.specificBusiness.${path} ${lacks}: the tax bureau may reject it`);
  };
  for (const [name, lease] of Object.entries({ operatingLease, parkingLease })) {
    look(`${name}.location`, lease?.location, COUNTY, lacksCounty);
    look(`${name}.detailedAddress`, lease?.detailedAddress, ADDRESS_KEYWORD, lacksKeyword);
  }
  for (const [index, { departurePlace, destinationPlace }] of (goodsTransport ?? []).entries()) {
    look(`goodsTransport.${index}.departurePlace`, departurePlace, COUNTY, lacksCounty);
    look(`goodsTransport.${index}.destinationPlace`, destinationPlace, COUNTY, lacksCounty);
  }
  return found;
}

const lacksCounty = 'does not seem to name an administrative division down to the county';
const lacksKeyword = 'has none of the address keywords such as 街, 路, 村, 乡, 镇, 巷, 号';
