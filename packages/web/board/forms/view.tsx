import './forms.css';
import { Alert, Card, Code, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { ThingDocument, type ThingQuery, ViewerDocument } from '../../generated/operations.ts';
import { catalogue } from '../../generated/mutation-forms.ts';
import { type MutationName, mutations } from '../../generated/mutations.ts';
import { boardTexts } from '../../messages/board.ts';
import { formTexts } from '../../messages/forms/forms.ts';
import { mutationTexts } from '../../messages/forms/mutations.ts';
import { useLanguage, useTexts } from '../../shared/language.tsx';
import { Failed, Loading } from '../asked.tsx';
import { type PresetChoice, presetsOf } from '../sandbox/presets.ts';
import type { Thing } from '../values/facts.ts';
import { Help } from './fields/help.tsx';
import { Prose } from '../values/prose.tsx';
import { MutationForm } from './mutation-form.tsx';
import type { DraftObject } from './model/draft.ts';
import { emptyDraft, mergeDrafts, toDraft } from './model/draft.ts';
import { isDraftOf, senderOf } from './model/senders.ts';
import { readDraft } from './model/stored-drafts.ts';
import { isMutation, SUBJECTS } from './subjects.ts';
import { ViewTitle } from '../values/heading.tsx';

/** The page of a mutation: its form, filled in for a thing if the address names one. */
export default function MutationView({
  name,
  subject,
}: {
  readonly name: string;
  /** Id of the thing that the mutation is about; null for none. */
  readonly subject: string | null;
}): ReactNode {
  const notFound = useTexts(boardTexts).notFound;
  if (!isMutation(name)) return <ViewTitle>{notFound}</ViewTitle>;
  return (
    <Stack maw={1080}>
      <Heading name={name} />
      <Prepared key={`${name} ${subject}`} name={name} subject={subject} />
    </Stack>
  );
}

function Heading({ name }: { readonly name: MutationName }): ReactNode {
  const { language } = useLanguage();
  const title = useTexts(mutationTexts)[name];
  const description = catalogue.forms[name]?.description ?? '';
  return (
    <div>
      <ViewTitle>{title}</ViewTitle>
      <Text c="dimmed" size="sm" maw={760}>
        {language === 'en' && <Prose lang="en" of={description} />} <Code>{name}</Code>
        {language === 'zh' && <Help of={description} label={title} />}
      </Text>
    </div>
  );
}

/** Loads the data that the first draft needs: the permissions of the caller, and the thing. */
function Prepared({
  name,
  subject,
}: {
  readonly name: MutationName;
  readonly subject: string | null;
}): ReactNode {
  const texts = useTexts(formTexts);
  const board = useTexts(boardTexts);
  const [viewer, askViewer] = useQuery({ query: ViewerDocument, requestPolicy: 'cache-first' });
  const [thing, askThing] = useQuery({
    query: ThingDocument,
    variables: { id: subject ?? '' },
    pause: subject === null,
  });
  const presets = presetsOf(useLanguage().language)[name];
  for (const [asked, ask] of [[viewer, askViewer] as const, [thing, askThing] as const]) {
    const again = (): void => ask({ requestPolicy: 'network-only' });
    if (asked.error && !asked.data) return <Failed error={asked.error} again={again} />;
  }
  if (!viewer.data || (subject !== null && !thing.data)) return <Loading />;
  const { scopes, features } = viewer.data.viewer;
  const scope = scopes.find((each) => each === mutations[name].scope);
  if (scope === undefined) {
    return (
      <Alert color="yellow" variant="outline">
        {texts.notPermitted(mutations[name].scope.toLowerCase())}
      </Alert>
    );
  }
  const about = thingIn(thing.data?.node);
  if (subject !== null && about === null) return <Text>{board.notFound}</Text>;
  const isSandbox = features.includes('SANDBOX');
  const members = catalogue.forms[name]?.args ?? [];
  const again = about === null ? null : senderOf(about);
  const isAgain = again?.name === name && typeof about?.key === 'string';
  const number = isAgain ? { input: { [again.number]: about.key } } : null;
  const fill = number ?? (about === null ? undefined : SUBJECTS[name]?.valuesOf(about));
  // A form that could not be sent from this tab still has its complete draft.
  const isOwnDraft = isAgain && isDraftOf(readDraft(name), again, about.key ?? '');
  const start = (): DraftObject => {
    const own = isSandbox && presets ? [presets.values, ...presets.choices.map(firstOf)] : [];
    return [...own, ...(fill ? [fill] : [])].reduce<DraftObject>(
      (draft, values) =>
        mergeDrafts(catalogue, members, draft, toDraft(catalogue, members, values)),
      emptyDraft(catalogue, members),
    );
  };
  return (
    <Card withBorder padding="lg">
      {isAgain && (
        <Alert variant="outline" mb="md">
          {texts.sameInput}
        </Alert>
      )}
      <MutationForm
        name={name}
        storedAs={subject === null || isOwnDraft ? name : `${name} ${subject}`}
        isSandbox={isSandbox}
        presets={isSandbox ? (presets?.choices ?? []) : []}
        start={start}
      />
    </Card>
  );
}

function thingIn(node: ThingQuery['node'] | undefined): Thing | null {
  return node && 'stateName' in node ? node : null;
}

function firstOf({ options }: PresetChoice): PresetChoice['options'][number]['values'] {
  return options[0]?.values ?? {};
}
