import { useMantineColorScheme } from '@mantine/core';
import { useLocation } from 'wouter';
import { mutationTexts } from '../../messages/forms/mutations.ts';
import { paletteTexts } from '../../messages/palette.ts';
import { sharedTexts } from '../../messages/shared.ts';
import {
  type Icon,
  IconDeviceDesktop,
  IconLanguage,
  IconListDetails,
  IconMoon,
  IconSun,
  IconTruck,
} from '../../shared/icons.tsx';
import { useLanguage } from '../../shared/language.tsx';
import { useActions } from '../forms/actions.ts';
import { placesOf } from '../places.ts';

/** Groups of commands, in display order. */
export const COMMAND_GROUPS = ['pages', 'actions', 'display'] as const;

type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** A command of the palette. */
export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  readonly icon: Icon;
  /** True if a word of its name begins with the text; false if the text occurs only inside a word. */
  readonly isClose: boolean;
  readonly run: () => void;
}

/** A command with its names in both languages, by which the palette finds it. */
interface Named extends Omit<Command, 'label' | 'isClose'> {
  readonly names: Readonly<Record<'en' | 'zh', string>>;
}

/** Chinese number plate: a province, a letter, five or six letters and digits. */
const PLATE = /^\p{Script=Han}[A-Z][A-Z0-9]{5,6}$/iu;

const SCHEMES = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** The commands whose name contains a text, in either language; all commands for an empty text. */
export function useCommands(isSandbox: boolean, typed: string): readonly Command[] {
  const { language, choose } = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const [, go] = useLocation();
  const actions = useActions();
  const places = placesOf(isSandbox);
  const text = typed.trim().toLowerCase();
  const switches: readonly Named[] = [
    {
      id: 'command:language',
      group: 'display',
      names: { en: '切换到中文（Chinese）', zh: 'Switch to English（英文）' },
      icon: IconLanguage,
      run: () => choose(language === 'en' ? 'zh' : 'en'),
    },
    ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
      id: `command:${scheme}`,
      group: 'display' as const,
      names: inBoth(
        ({ colorScheme, chooseColorScheme }) => `${colorScheme}: ${chooseColorScheme[scheme]}`,
      ),
      icon: SCHEMES[scheme],
      run: () => setColorScheme(scheme),
    })),
  ];
  const commands: readonly Named[] = [
    ...(PLATE.test(text)
      ? [
          {
            id: 'command:plate',
            group: 'actions' as const,
            names: {
              en: paletteTexts.en.traceTruck(text.toUpperCase()),
              zh: paletteTexts.zh.traceTruck(text.toUpperCase()),
            },
            icon: IconTruck,
            run: () => go(`/truck?${new URLSearchParams({ plate: text.toUpperCase() })}`),
          },
        ]
      : []),
    ...places.map(({ path, names, icon }) => ({
      id: `command:${path}`,
      group: 'pages' as const,
      names,
      icon,
      run: () => go(path),
    })),
    ...actions
      .filter((action) => !places.some(({ path }) => path === action.path))
      .map(({ name, path }) => ({
        id: `command:${name}`,
        group: 'actions' as const,
        names: { en: mutationTexts.en[name], zh: mutationTexts.zh[name] },
        icon: IconListDetails,
        run: () => go(path),
      })),
    ...switches,
  ];
  return commands
    .filter(({ names }) => Object.values(names).some((name) => name.toLowerCase().includes(text)))
    .map(({ id, group, names, icon, run }) => ({
      id,
      group,
      label: names[language],
      icon,
      run,
      isClose: Object.values(names).some((name) => hasWord(name, text)),
    }));
}

function hasWord(name: string, beginning: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => word.startsWith(beginning));
}

function inBoth(nameIn: (texts: (typeof sharedTexts)['en']) => string): Named['names'] {
  return { en: nameIn(sharedTexts.en), zh: nameIn(sharedTexts.zh) };
}
