import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLanguage, IconMoon, type IconProps, IconSun } from './icons.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../messages/catalogue.ts';
import { sharedTexts } from '../messages/shared.ts';
import { useLanguage, useTexts } from './language.tsx';

/** Names of the languages, each in the language itself, as a reader may know no other. */
const LANGUAGES: readonly (readonly [Language, string, string])[] = [
  ['zh', '中文', 'zh-CN'],
  ['en', 'English', 'en'],
];

/** Switch of the language. */
export function LanguageSwitch(): ReactNode {
  const { language, choose } = useLanguage();
  const texts = useTexts(sharedTexts);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.chooseLanguage}>
          <IconLanguage size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map(([each, name, tag]) => (
          <Menu.Item
            key={each}
            lang={tag}
            aria-current={each === language}
            fw={each === language ? 600 : 400}
            onClick={() => choose(each)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const SCHEMES = ['light', 'dark', 'auto'] as const;

const ICONS: Readonly<Record<(typeof SCHEMES)[number], ComponentType<IconProps>>> = {
  light: IconSun,
  dark: IconMoon,
  auto: IconDeviceDesktop,
};

/** Switch of the color scheme: light, dark or the system's. */
export function ColorSchemeSwitch(): ReactNode {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const texts = useTexts(sharedTexts);
  const Current = ICONS[colorScheme];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.colorScheme}>
          <Current size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((each) => {
          const Icon = ICONS[each];
          return (
            <Menu.Item
              key={each}
              leftSection={<Icon size={16} />}
              aria-current={each === colorScheme}
              fw={each === colorScheme ? 600 : 400}
              onClick={() => setColorScheme(each)}
            >
              {texts.chooseColorScheme[each]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
