import type { ReactNode } from 'react';
import { type FieldProps, useForm } from '../form-state.ts';
import { isLines } from '../model/amounts.ts';
import { inputOf } from '../model/draft.ts';
import { Choice } from './choice.tsx';
import { Company, isCompany } from './company.tsx';
import { Group } from './group.tsx';
import { Leaf } from './leaf.tsx';
import { LineTable } from './line-table.tsx';
import { List } from './list.tsx';
import { ValueList } from './value-list.tsx';

/** The field of a member, chosen by the member's type. */
export function MemberField(props: FieldProps): ReactNode {
  const { catalogue } = useForm();
  const { member } = props;
  const input = inputOf(catalogue, member);
  if (member.isList && isLines(catalogue, member)) return <LineTable {...props} />;
  if (member.isList && input) return <List {...props} />;
  if (member.isList && catalogue.enums[member.type]) return <ValueList {...props} />;
  if (input === null) return <Leaf {...props} />;
  if (input.isOneOf) return <Choice {...props} />;
  return isCompany(input) ? <Company {...props} /> : <Group {...props} />;
}
