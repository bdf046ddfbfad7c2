import { forwardTexts } from './texts.ts';
import type { Message } from '../../messages/message.ts';
import type { Input } from '../../platform/record/index.ts';
import type { invoiceOrder } from './wire/order.ts';

/**
 * Words of which the documents require one in the address of a lease. The documents list only examples, so an address
 * without any of them gets a hint instead of a rejection.
 */
const ADDRESS_KEYWORD = /街|路|道|村|乡|镇|巷|弄|里|胡同|段|号|屯|庄|寨|组|苏木|嘎查/;

/** Last character in the names of counties and similar units, such as towns directly below a city. */
const COUNTY = /[县区市旗镇乡]/;

/**
 * Hints about texts of an order that the tax bureau may reject, although the documents do not clearly forbid them
 * (document 1, section 2.6).
 */
export function hintsOf({ specificBusiness }: Input<typeof invoiceOrder>): readonly Message[] {
  const { operatingLease, parkingLease, goodsTransport } = specificBusiness ?? {};
  const found: Message[] = [];
  const look = (path: string, text: string | null | undefined, form: RegExp, lacks: Message) => {
    if (typeof text !== 'string' || form.test(text)) return;
    found.push(forwardTexts.mayBeRejected({ path, lacks }));
  };
  for (const [name, lease] of Object.entries({ operatingLease, parkingLease })) {
    look(`${name}.location`, lease?.location, COUNTY, forwardTexts.lacksCounty);
    look(
      `${name}.detailedAddress`,
      lease?.detailedAddress,
      ADDRESS_KEYWORD,
      forwardTexts.lacksKeyword,
    );
  }
  for (const [index, { departurePlace, destinationPlace }] of (goodsTransport ?? []).entries()) {
    look(
      `goodsTransport.${index}.departurePlace`,
      departurePlace,
      COUNTY,
      forwardTexts.lacksCounty,
    );
    look(
      `goodsTransport.${index}.destinationPlace`,
      destinationPlace,
      COUNTY,
      forwardTexts.lacksCounty,
    );
  }
  return found;
}
