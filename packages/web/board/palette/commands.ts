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

/** Something that the palette can do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
  readonly run: () => void;
}

/** A command with what it is called in both languages, by which it is found. */
interface Named extends Omit<Command, 'label'> {
  readonly names: Readonly<Record<'en' | 'zh', string>>;
}

/** Chinese number plate: a province, a letter, five or six letters and digits. */
const PLATE = /^\p{Script=Han}[A-Z][A-Z0-9]{5,6}$/iu;

const SCHEMES = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** The commands whose name contains a text, in either language; all of them for none. */
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
      names: { en: '切换到中文（Chinese）', zh: 'Switch to English（英文）' },
      icon: IconLanguage,
      run: () => choose(language === 'en' ? 'zh' : 'en'),
    },
    ...(['light', 'dark', 'auto'] as const).map((scheme) => ({
      id: `command:${scheme}`,
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
      names,
      icon,
      run: () => go(path),
    })),
    ...actions
      .filter((action) => !places.some(({ path }) => path === action.path))
      .map(({ name, path }) => ({
        id: `command:${name}`,
        names: { en: mutationTexts.en[name], zh: mutationTexts.zh[name] },
        icon: IconListDetails,
        run: () => go(path),
      })),
    ...switches,
  ];
  return commands
    .filter(({ names }) => Object.values(names).some((name) => name.toLowerCase().includes(text)))
    .map(({ id, names, icon, run }) => ({ id, label: names[language], icon, run }));
}

function inBoth(nameIn: (texts: (typeof sharedTexts)['en']) => string): Named['names'] {
  return { en: nameIn(sharedTexts.en), zh: nameIn(sharedTexts.zh) };
}
