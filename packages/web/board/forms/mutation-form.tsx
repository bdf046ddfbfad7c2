import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { useLocation } from 'wouter';
import { catalogue } from '../../generated/mutation-forms.ts';
import { type MutationName, mutations } from '../../generated/mutations.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { useLanguage, useTexts } from '../../shared/language.tsx';
import { thingPath } from '../paths.ts';
import type { PresetChoice } from '../sandbox/presets.ts';
import { Confirm } from './confirm.tsx';
import { Cost } from './cost.tsx';
import { FormContext, keyOf } from './form-state.ts';
import { Members } from './fields/members.tsx';
import { MemberField } from './fields/member-field.tsx';
import { withComputed } from './model/amounts.ts';
import { type Arguments, toArguments } from './model/arguments.ts';
import {
  type DraftObject,
  inputOf,
  isObject,
  mergeDrafts,
  toDraft,
  withDraftAt,
  withNewNumbers,
} from './model/draft.ts';
import { dropDraft, readDraft, writeDraft } from './model/stored-drafts.ts';
import { type Answer, type Outcome, outcomeOf } from './model/outcome.ts';
import { Came } from './outcome-view.tsx';
import { MadeUp } from './made-up.tsx';

interface FormProps {
  readonly name: MutationName;
  /** Key of the form's draft in the storage of the tab. */
  readonly storedAs: string;
  readonly isSandbox: boolean;
  readonly presets: readonly PresetChoice[];
  /** Creates the draft of an empty form. */
  readonly start: () => DraftObject;
}

/** The form of a mutation, from its first draft to the outcome. */
export function MutationForm({ name, storedAs, isSandbox, presets, start }: FormProps): ReactNode {
  const texts = useTexts(formTexts);
  const { language } = useLanguage();
  const client = useClient();
  const [, go] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const args = catalogue.forms[name]?.args ?? [];
  const { isSent } = mutations[name];
  const isReal = isSent === true && !isSandbox;
  const [stored] = useState(() => readDraft(storedAs));
  const [wasRestored, setRestored] = useState(stored !== null);
  const [draft, setDraft] = useState(
    // Parts that are never stored start as in an empty form.
    () => (stored === null ? start() : mergeDrafts(catalogue, args, start(), stored)),
  );
  const [isExplained, setExplained] = useState(language === 'en');
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [toConfirm, setToConfirm] = useState<Arguments['args'] | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  /** True until the first invalid field has the focus. */
  const isRefused = useRef(false);

  useEffect(() => {
    if (!isRefused.current) return;
    isRefused.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const refuse = (messages: ReadonlyMap<string, string>): void => {
    isRefused.current = messages.size > 0;
    setErrors(messages);
  };
  const keep = (next: DraftObject): void => {
    setDraft(next);
    writeDraft(storedAs, catalogue, args, next);
  };
  const startAnew = (): void => {
    dropDraft(storedAs);
    setDraft(start());
    setErrors(new Map());
    setOutcome(null);
    setRestored(false);
  };
  const fillIn = (values: Readonly<Record<string, unknown>>): void =>
    keep(mergeDrafts(catalogue, args, draft, toDraft(catalogue, args, values)));

  const send = async (variables: Arguments['args']): Promise<void> => {
    // A second click may arrive before the button is disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setOutcome(null);
    const answer = await client
      .mutation<Answer>(catalogue.forms[name]?.document ?? '', variables)
      .toPromise();
    isUnderWay.current = false;
    setSending(false);
    const came = outcomeOf(answer);
    if (came.type === 'done') {
      dropDraft(storedAs);
      if (came.thing !== null && Object.keys(came.values).length === 0)
        return go(thingPath(came.thing));
    } else refuse(came.fields);
    setOutcome(came);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { args: variables, problems } = toArguments(
      catalogue,
      args,
      withComputed(catalogue, args, draft),
    );
    refuse(new Map(problems.map(({ path, fault }) => [keyOf(path), texts.faults[fault]])));
    if (problems.length > 0) setOutcome(null);
    else if (isReal) setToConfirm(variables);
    else void send(variables);
  };

  if (outcome?.type === 'done') return <Came outcome={outcome} args={args} again={startAnew} />;
  return (
    <FormContext
      value={{
        catalogue,
        draft,
        change(path, part) {
          const changed = withDraftAt(draft, path, part);
          keep(isObject(changed) ? changed : {});
          if (errors.has(keyOf(path))) {
            const left = new Map(errors);
            left.delete(keyOf(path));
            setErrors(left);
          }
        },
        errors,
        isExplained,
        isSandbox,
        Field: MemberField,
      }}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          {isReal && <Cost of={name} />}
          <Group justify="space-between" align="end">
            <Switch
              label={texts.explain}
              checked={isExplained}
              onChange={({ currentTarget }) => setExplained(currentTarget.checked)}
            />
            <Button variant="subtle" color="gray" size="compact-sm" onClick={startAnew}>
              {texts.startAnew}
            </Button>
          </Group>
          {wasRestored && (
            <Text size="sm" c="dimmed" role="status">
              {texts.restored}
            </Text>
          )}
          {isSandbox && (
            <MadeUp
              name={name}
              presets={presets}
              fillIn={fillIn}
              replace={(values) =>
                keep(withNewNumbers(catalogue, args, toDraft(catalogue, args, values)))
              }
            />
          )}
          {args.map((member) => {
            const input = inputOf(catalogue, member);
            return input ? (
              <Members
                key={member.name}
                members={input.members}
                owner={member.type}
                path={[member.name]}
              />
            ) : (
              <MemberField key={member.name} member={member} owner={name} path={[member.name]} />
            );
          })}
          <div aria-live="polite">
            {outcome && <Came outcome={outcome} args={args} again={startAnew} />}
          </div>
          <div>
            <Button type="submit" loading={isSending}>
              {isReal ? texts.review : texts.send}
            </Button>
          </div>
        </Stack>
      </form>
      {toConfirm !== null && (
        <Confirm
          name={name}
          args={toConfirm}
          close={() => setToConfirm(null)}
          confirm={() => {
            setToConfirm(null);
            void send(toConfirm);
          }}
        />
      )}
    </FormContext>
  );
}
