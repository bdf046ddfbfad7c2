import {
  Alert,
  Anchor,
  Badge,
  Box,
  Button,
  Divider,
  Group,
  Loader,
  Paper,
  Stack,
  Text,
  ThemeIcon,
  Title,
} from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconClockX,
  IconFileText,
  IconHourglass,
  IconMoodEmpty,
  type IconProps,
  IconX,
} from '../shared/icons.tsx';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Outcome, PersonPageView } from '../shared/from-service.ts';
import { pagesTexts } from '../messages/pages.ts';
import { useTexts } from '../shared/language.tsx';
import { ColorSchemeSwitch, LanguageSwitch } from '../shared/switches.tsx';
import { DeedForm } from './deeds/deed-form.tsx';
import { WaysOut } from './ways-out.tsx';
import { documentAddress, useVisit } from './visit.ts';
import './pages.css';

/** A page of the simulated platform, as wide as a phone. */
export function PersonPage(): ReactNode {
  const texts = useTexts(pagesTexts);
  const { visit, act } = useVisit();
  const purpose = visit.kind === 'there' ? texts.purposes[visit.view.purpose] : null;
  useEffect(() => {
    document.title = purpose === null ? texts.simulated : `${purpose.title} · ${texts.simulated}`;
  }, [purpose, texts]);
  return (
    <div className="phone">
      <Group component="header" justify="space-between" wrap="nowrap" px="md" py="xs">
        <Group gap="xs" wrap="nowrap">
          <Text fw={600}>{purpose?.by ?? 'fapiao-graph'}</Text>
          <Badge variant="default" className="simulated">
            {texts.simulated}
          </Badge>
        </Group>
        <Group gap={0} wrap="nowrap">
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </Group>
      </Group>
      <Divider />
      <Box component="main" p="md">
        {visit.kind === 'opening' && (
          <Stack align="center" py="xl">
            <Loader aria-label={texts.loading} />
          </Stack>
        )}
        {visit.kind === 'missing' && (
          <End
            icon={IconMoodEmpty}
            color="gray"
            title={texts.missing}
            hint={texts.missingHint}
            heading
          />
        )}
        {visit.kind === 'away' && (
          <Stack py="xl">
            <End icon={IconAlertTriangle} color="red" title={texts.away} hint="" heading />
            <Button onClick={() => void act({ act: 'OPEN' })}>{texts.tryAgain}</Button>
          </Stack>
        )}
        {visit.kind === 'there' && <Business view={visit.view} act={act} />}
      </Box>
      <Text component="footer" size="xs" c="dimmed" ta="center" p="md">
        {texts.simulatedHint}
      </Text>
    </div>
  );
}

interface BusinessProps {
  readonly view: PersonPageView;
  readonly act: ReturnType<typeof useVisit>['act'];
}

function Business({ view, act }: BusinessProps): ReactNode {
  const texts = useTexts(pagesTexts);
  const next = view.steps.find(({ done }) => !done)?.deed ?? null;
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        {texts.purposes[view.purpose].title}
      </Title>
      <Facts view={view} />
      {view.steps.length > 1 && <Steps view={view} />}
      {view.notice !== null && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle />}>
          {texts.notices[view.notice]}
        </Alert>
      )}
      {view.outcome !== null && <Over outcome={view.outcome} />}
      {view.outcome === null && view.waits && (
        <End icon={IconHourglass} color="gray" title={texts.waits} hint={texts.waitsHint} />
      )}
      {view.outcome === null && !view.waits && next !== null && (
        <DeedForm key={next} deed={next} view={view} act={act} />
      )}
      <WaysOut view={view} act={act} />
    </Stack>
  );
}

function Facts({ view: { facts, hasDocument } }: Pick<BusinessProps, 'view'>): ReactNode {
  const texts = useTexts(pagesTexts);
  if (facts.length === 0 && !hasDocument) return null;
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ about, value }) => (
              <div key={about}>
                <dt>{texts.facts[about]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {hasDocument && (
          <Anchor href={documentAddress} target="_blank" size="sm">
            <Group gap={6} wrap="nowrap" component="span">
              <IconFileText size={16} aria-hidden />
              {texts.readContract}
            </Group>
          </Anchor>
        )}
      </Stack>
    </Paper>
  );
}

function Steps({ view }: Pick<BusinessProps, 'view'>): ReactNode {
  const texts = useTexts(pagesTexts);
  const current = view.outcome === null ? view.steps.findIndex(({ done }) => !done) : -1;
  return (
    <ol className="steps" aria-label={texts.steps}>
      {view.steps.map(({ deed, done }, index) => (
        <li key={deed} aria-current={index === current ? 'step' : undefined}>
          <ThemeIcon
            size={26}
            radius="xl"
            aria-hidden
            variant={done || index === current ? 'filled' : 'default'}
            color={done ? 'teal.8' : 'cyan'}
          >
            {done ? <IconCheck size={16} /> : index + 1}
          </ThemeIcon>
          <span>
            {texts.deeds[deed]}
            {done && <span className="hidden-words">, {texts.stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const ENDS: Readonly<Record<Outcome, [ComponentType<IconProps>, string]>> = {
  DONE: [IconCheck, 'teal.8'],
  REFUSED: [IconX, 'red.8'],
  FAILED: [IconAlertTriangle, 'red.8'],
  CANCELED: [IconX, 'gray.7'],
  EXPIRED: [IconClockX, 'gray.7'],
};

function Over({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { title, hint } = useTexts(pagesTexts).outcomes[outcome];
  const [icon, color] = ENDS[outcome];
  return <End icon={icon} color={color} title={title} hint={hint} />;
}

interface EndProps {
  readonly icon: ComponentType<IconProps>;
  readonly color: string;
  readonly title: string;
  readonly hint: string;
  /** True if the page has no other heading. */
  readonly heading?: boolean;
}

function End({ icon: Icon, color, title, hint, heading }: EndProps): ReactNode {
  return (
    <Stack component="output" align="center" gap="xs" py="xl">
      <ThemeIcon size={64} radius="xl" color={color} aria-hidden>
        <Icon size={36} />
      </ThemeIcon>
      <Text component={heading ? 'h1' : 'p'} m={0} size="xl" fw={600}>
        {title}
      </Text>
      {hint !== '' && (
        <Text c="dimmed" ta="center">
          {hint}
        </Text>
      )}
    </Stack>
  );
}
