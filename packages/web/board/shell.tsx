import {
  ActionIcon,
  AppShell,
  Badge,
  Burger,
  Group,
  NavLink,
  ScrollArea,
  Text,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAdjustments,
  IconBrandGraphql,
  IconCalculator,
  IconCoinYuan,
  IconContract,
  type Icon,
  IconFileCheck,
  IconFileInvoice,
  IconHistory,
  IconKey,
  IconKeyOff,
  IconLayoutDashboard,
  IconListDetails,
  IconRecycle,
  IconScale,
  IconTruck,
  IconUserPlus,
  IconWebhook,
} from '../shared/icons.tsx';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { boardTexts } from '../messages/board.ts';
import { kindTexts } from '../messages/kinds.ts';
import { sharedTexts } from '../messages/shared.ts';
import { useTexts } from '../shared/language.tsx';
import { ColorSchemeSwitch, LanguageSwitch } from '../shared/switches.tsx';
import { ConnectionSwitch } from './connection.tsx';
import { useCounts } from './feed/counts.ts';
import { hasList, KIND_LISTS } from './lists/lists.ts';

interface ShellProps {
  readonly isSandbox: boolean;
  /** Forgets the key of this tab; null where there is none. */
  readonly forgetKey: (() => void) | null;
  readonly children: ReactNode;
}

/** The frame of every view: where one can go, and how the page hangs on the stream. */
export function Shell({ isSandbox, forgetKey, children }: ShellProps): ReactNode {
  const texts = useTexts(boardTexts);
  const shared = useTexts(sharedTexts);
  const [isOpen, { toggle, close }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a
        href="#content"
        className="skip"
        onClick={(event) => {
          // The address behind `#` names the view.
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {texts.skipToContent}
      </a>
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={texts.openNavigation}
              aria-expanded={isOpen}
            />
            <Text fw={650} truncate>
              fapiao-graph
            </Text>
            {isSandbox && (
              <Badge variant="default" tt="none" fw={500} visibleFrom="xs">
                {texts.simulated}
              </Badge>
            )}
          </Group>
          <Group gap={4} wrap="nowrap">
            <ConnectionSwitch />
            <LanguageSwitch />
            <ColorSchemeSwitch />
            {forgetKey !== null && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={shared.key.forget}
                onClick={forgetKey}
              >
                <IconKeyOff size={20} />
              </ActionIcon>
            )}
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs" aria-label={texts.navigation}>
        <AppShell.Section grow component={ScrollArea} scrollbars="y">
          <Navigation isSandbox={isSandbox} onGo={close} />
        </AppShell.Section>
        <Text size="xs" c="dimmed" px="sm" pt="xs">
          {texts.zone}
        </Text>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}

function Navigation({
  isSandbox,
  onGo,
}: {
  readonly isSandbox: boolean;
  readonly onGo: () => void;
}): ReactNode {
  const texts = useTexts(boardTexts);
  const kinds = useTexts(kindTexts);
  const counts = useCounts();
  const countOf = (isCounted: (kind: (typeof KIND_LISTS)[number]['kind']) => boolean): number =>
    counts.reduce((sum, { kind, count }) => sum + (isCounted(kind) ? count : 0), 0);
  return (
    <>
      <Place to="/" label={texts.overview} icon={IconLayoutDashboard} onGo={onGo} />
      {isSandbox && (
        <Section title={texts.tryIt}>
          <Place to="/new/invoice" label={texts.issueInvoice} icon={IconFileInvoice} onGo={onGo} />
          <Place to="/new/seller" label={texts.onboardSeller} icon={IconUserPlus} onGo={onGo} />
          <Place to="/new/scrap-order" label={texts.buyScrap} icon={IconRecycle} onGo={onGo} />
          <Place to="/new/contract" label={texts.signContract} icon={IconContract} onGo={onGo} />
          <Place to="/controls" label={texts.controls} icon={IconAdjustments} onGo={onGo} />
        </Section>
      )}
      <Section title={texts.lists}>
        {KIND_LISTS.map(({ kind, path, icon }) => (
          <Place
            key={kind}
            to={`/list/${path}`}
            label={kinds[kind]}
            icon={icon}
            count={countOf((each) => each === kind)}
            onGo={onGo}
          />
        ))}
        <Place
          to="/everything-else"
          label={texts.everythingElse}
          icon={IconListDetails}
          count={countOf((each) => !hasList(each))}
          onGo={onGo}
        />
      </Section>
      <Section title={texts.desk}>
        <Place to="/month" label={texts.month} icon={IconScale} onGo={onGo} />
      </Section>
      <Section title={texts.operations}>
        <Place to="/billing" label={texts.billing} icon={IconCoinYuan} onGo={onGo} />
        <Place to="/audit" label={texts.audit} icon={IconHistory} onGo={onGo} />
        <Place to="/keys" label={texts.keys} icon={IconKey} onGo={onGo} />
        <Place to="/webhooks" label={texts.webhooks} icon={IconWebhook} onGo={onGo} />
      </Section>
      <Section title={texts.tools}>
        <Place to="/verify" label={texts.verify} icon={IconFileCheck} onGo={onGo} />
        <Place to="/truck" label={texts.truck} icon={IconTruck} onGo={onGo} />
        <Place to="/tax" label={texts.tax} icon={IconCalculator} onGo={onGo} />
        <NavLink
          href="graphql"
          label={texts.playground}
          leftSection={<IconBrandGraphql size={18} stroke={1.6} />}
          {...LINK}
        />
      </Section>
    </>
  );
}

const LINK = { py: 4, styles: { root: { borderRadius: 'var(--mantine-radius-md)' } } };

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section aria-label={title}>
      <Text size="xs" fw={600} c="dimmed" px="sm" pt="md" pb={4}>
        {title}
      </Text>
      {children}
    </section>
  );
}

function Place({
  to,
  label,
  icon: Icon,
  count,
  onGo,
}: {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  readonly count?: number;
  readonly onGo: () => void;
}): ReactNode {
  const [isHere] = useRoute(to);
  return (
    <NavLink
      component={Link}
      href={to}
      label={label}
      active={isHere}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      leftSection={<Icon size={18} stroke={1.6} />}
      rightSection={
        count !== undefined &&
        count > 0 && (
          <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {count}
          </Text>
        )
      }
      {...LINK}
    />
  );
}
