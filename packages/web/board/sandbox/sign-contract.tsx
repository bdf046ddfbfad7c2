import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMutation } from 'urql';
import { CreateContractDocument } from '../../generated/operations.ts';
import { boardTexts } from '../../messages/board.ts';
import { sandboxTexts } from '../../messages/sandbox.ts';
import { useTexts } from '../../shared/language.tsx';
import { ChoiceField, NumberField } from './fields.tsx';
import { OrderForm } from './order-form.tsx';
import { outcomeOf } from './outcome.ts';
import { chosen, PEOPLE, PHONE, SELLERS } from './people.ts';

/** Has a contract signed by a made-up company and a made-up person. */
export default function SignContract(): ReactNode {
  const board = useTexts(boardTexts);
  const texts = useTexts(sandboxTexts);
  const [, create] = useMutation(CreateContractDocument);
  return (
    <OrderForm
      title={board.signContract}
      intro={texts.contract.intro}
      send={texts.contract.send}
      onSend={async (filled) => {
        const signer = chosen(PEOPLE, filled.get('person'));
        const input = {
          contractId: filled.get('contractId') ?? '',
          companyTaxNumber: SELLERS.qinghe.taxNumber,
          name: filled.get('name') ?? '',
          // The simulated platform always has this one.
          file: 'example-contract.pdf',
          signerName: signer.name,
          signerIdNumber: signer.idNumber,
          signerPhone: PHONE,
          deadlineDays: Number(filled.get('deadlineDays')),
        };
        return outcomeOf(await create({ input }), (result) =>
          result.__typename === 'Contract' ? result : null,
        );
      }}
    >
      <NumberField name="contractId" prefix="contract" />
      <TextInput
        name="name"
        label={texts.contractName}
        defaultValue="废钢购销合同"
        autoComplete="off"
        required
      />
      <ChoiceField
        name="company"
        label={texts.company}
        choices={[{ value: 'qinghe', name: SELLERS.qinghe.name }]}
      />
      <ChoiceField
        name="person"
        label={texts.person}
        choices={[
          { value: 'zhang', name: PEOPLE.zhang.name, fate: texts.contract.signs },
          { value: 'lian', name: PEOPLE.lian.name, fate: texts.contract.joinedUp },
        ]}
      />
      <TextInput
        name="deadlineDays"
        label={texts.deadlineDays}
        type="number"
        min={1}
        max={60}
        defaultValue={15}
        required
      />
    </OrderForm>
  );
}
