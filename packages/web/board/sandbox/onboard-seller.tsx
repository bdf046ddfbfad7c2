import type { ReactNode } from 'react';
import { useMutation } from 'urql';
import { OnboardSellerDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { ChoiceField, NumberField } from './fields.tsx';
import { OrderForm } from './order-form.tsx';
import { outcomeOf } from './outcome.ts';
import { chosen, PEOPLE, PHONE, SELLERS } from './people.ts';

/** Onboards a made-up person, who then scans their face. */
export default function OnboardSeller(): ReactNode {
  const board = useTexts(boardTexts);
  const texts = useTexts(sandboxTexts);
  const [, onboard] = useMutation(OnboardSellerDocument);
  return (
    <OrderForm
      title={board.onboardSeller}
      intro={texts.onboarding.intro}
      send={texts.onboarding.send}
      onSend={async (filled) => {
        const input = {
          ...chosen(PEOPLE, filled.get('person')),
          sellerId: filled.get('sellerId') ?? '',
          phone: PHONE,
          returnUrl: new URL('.', location.href).href,
          serviceProviderId: 'vendor-1',
          buyerTaxNumber: SELLERS.qinghe.taxNumber,
        };
        return outcomeOf(await onboard({ input }), (result) =>
          result.__typename === 'SellerOnboarding'
            ? { id: result.seller.id, link: result.faceScanUrl }
            : null,
        );
      }}
    >
      <NumberField name="sellerId" prefix="seller" />
      <ChoiceField
        name="person"
        label={texts.person}
        choices={[
          { value: 'zhang', name: PEOPLE.zhang.name, fate: texts.onboarding.onboarded },
          { value: 'limane', name: PEOPLE.limane.name, fate: texts.onboarding.aboveLimit },
          { value: 'wang', name: PEOPLE.wang.name, fate: texts.onboarding.monthFull },
          { value: 'zhao', name: PEOPLE.zhao.name, fate: texts.onboarding.refused },
        ]}
      />
    </OrderForm>
  );
}
