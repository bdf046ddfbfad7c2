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
import { IconBrandGraphql, type Icon, IconKeyOff } from '../shared/icons.tsx';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { boardTexts } from '../messages/board.ts';
import { sharedTexts } from '../messages/shared.ts';
import { useLanguage, useTexts } from '../shared/language.tsx';
import { ColorSchemeSwitch, LanguageSwitch } from '../shared/switches.tsx';
import { ConnectionSwitch } from './connection.tsx';
import { useAttentionCount } from './desk/use-attention.ts';
import { fragmentOf } from './fragment.ts';
import { useCounts } from './feed/counts.ts';
import { FindContext } from './palette/find.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { useFormat } from './values/format.ts';
import { ATTENTION_PATH, type Place, placesOf, type SectionName, SECTIONS } from './places.ts';

interface ShellProps {
  readonly isSandbox: boolean;
  /** Forgets the key of this tab; null if the tab has no key. */
  readonly forgetKey: (() => void) | null;
  readonly children: ReactNode;
}

/** The frame of every view: the navigation, and the state of the page's connection to the stream. */
export function Shell({ isSandbox, forgetKey, children }: ShellProps): ReactNode {
  const texts = useTexts(boardTexts);
  const shared = useTexts(sharedTexts);
  const [isOpen, { toggle, close }] = useDisclosure();
  const [sought, seek] = useState<string | null>(null);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 232, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'sm', sm: 'lg' }}
    >
      <a
        href="#content"
        className="skip"
        onClick={(event) => {
          // The fragment of the address names the view, so the link must not change it.
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
            <PaletteButton isSandbox={isSandbox} sought={sought} seek={seek} />
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
        <FindContext value={seek}>{children}</FindContext>
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
  const { language } = useLanguage();
  const counts = useCounts();
  const attention = useAttentionCount();
  const places = placesOf(isSandbox);
  const [here] = useLocation();
  const countOf = ({ path, isCounted }: Place): number =>
    path === ATTENTION_PATH
      ? attention
      : counts.reduce((sum, { kind, count }) => sum + (isCounted?.(kind) === true ? count : 0), 0);
  const placesIn = (section: SectionName | null): ReactNode =>
    places
      .filter((place) => place.section === section)
      .map((place) => (
        <PlaceLink
          key={place.path}
          to={place.path}
          label={place.names[language]}
          icon={place.icon}
          count={countOf(place)}
          isHere={place.path === here}
          onGo={onGo}
        />
      ));
  return (
    <>
      {placesIn(null)}
      {SECTIONS.filter((name) => places.some(({ section }) => section === name)).map((name) => (
        <Section key={name} title={texts[name]}>
          {placesIn(name)}
          {name === 'tools' && (
            <NavLink
              href="graphql"
              label={texts.playground}
              leftSection={<IconBrandGraphql size={18} stroke={1.6} />}
              {...LINK}
            />
          )}
        </Section>
      ))}
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

interface PlaceLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: Icon;
  readonly count: number;
  readonly isHere: boolean;
  readonly onGo: () => void;
}

const PlaceLink = memo(function PlaceLink({
  to,
  label,
  icon: Icon,
  count,
  isHere,
  onGo,
}: PlaceLinkProps): ReactNode {
  const { count: written } = useFormat();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Scrolls in the next frame: scrolling at once would make the browser lay out the page twice.
    if (isHere) requestAnimationFrame(() => link.current?.scrollIntoView({ block: 'nearest' }));
  }, [isHere]);
  return (
    <NavLink
      ref={link}
      href={fragmentOf(to)}
      label={label}
      active={isHere}
      aria-current={isHere ? 'page' : undefined}
      onClick={onGo}
      leftSection={<Icon size={18} stroke={1.6} />}
      rightSection={
        count > 0 && (
          <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {written(count)}
          </Text>
        )
      }
      {...LINK}
    />
  );
});
