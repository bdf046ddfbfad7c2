import type { ReactNode } from 'react';
import { useMutation } from 'urql';
import { CalculateTaxAndOrderDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { AmountField, ChoiceField, NumberField } from './fields.tsx';
import { OrderForm } from './order-form.tsx';
import { outcomeOf } from './outcome.ts';
import { chosen, PEOPLE, RECYCLERS } from './people.ts';

/** Buys scrap from a made-up person: has the tax computed and the invoice pre-opened. */
export default function BuyScrap(): ReactNode {
  const board = useTexts(boardTexts);
  const texts = useTexts(sandboxTexts);
  const [, order] = useMutation(CalculateTaxAndOrderDocument);
  return (
    <OrderForm
      title={board.buyScrap}
      intro={texts.scrap.intro}
      send={texts.scrap.send}
      onSend={async (filled) => {
        const input = {
          orderId: filled.get('orderId') ?? '',
          buyerTaxNumber: chosen(RECYCLERS, filled.get('buyer')).taxNumber,
          person: chosen(PEOPLE, filled.get('person')),
          kind: 'GENERAL' as const,
          ownUse: false,
          amountWithoutTax: filled.get('amountWithoutTax') ?? '',
          // The documents show these lines in no table; the simulated tax bureau asks for them.
          extra: { mxList: [{ xmmc: '废钢', sl: '2.5', dw: '吨' }] },
        };
        return outcomeOf(
          await order({ input }),
          (result) => (result.__typename === 'ScrapOrder' ? result : null),
          texts.pending,
        );
      }}
    >
      <NumberField name="orderId" prefix="scrap" />
      <ChoiceField
        name="buyer"
        label={texts.buyer}
        choices={[
          { value: 'yecheng', name: RECYCLERS.yecheng.name, fate: texts.scrap.mayBuy },
          { value: 'jinjiang', name: RECYCLERS.jinjiang.name, fate: texts.scrap.taxesDue },
          { value: 'caofeidian', name: RECYCLERS.caofeidian.name, fate: texts.scrap.notEligible },
        ]}
      />
      <ChoiceField
        name="person"
        label={texts.person}
        choices={[
          { value: 'zhang', name: PEOPLE.zhang.name, fate: texts.scrap.sells },
          { value: 'qian', name: PEOPLE.qian.name, fate: texts.scrap.aboveMonth },
          { value: 'sun', name: PEOPLE.sun.name, fate: texts.scrap.blocked },
          { value: 'zhou', name: PEOPLE.zhou.name, fate: texts.scrap.unpaid },
          { value: 'zheng', name: PEOPLE.zheng.name, fate: texts.scrap.unconfirmed },
        ]}
      />
      <AmountField name="amountWithoutTax" label={texts.amountWithoutTax} amount="1250.00" />
    </OrderForm>
  );
}
