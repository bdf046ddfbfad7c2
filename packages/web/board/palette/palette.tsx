import { Combobox, Modal, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paletteTexts } from '../../messages/palette.ts';
import { IconSearch } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import { Uncached } from '../../shared/uncached.tsx';
import { useFocusReturn } from '../dialog.tsx';
import { thingPath } from '../paths.ts';
import { useCommands } from './commands.ts';
import { AllCommands, CommandOptions, FoundOptions } from './options.tsx';
import { useSearch } from './use-search.ts';

/** Number of commands shown next to the results, until the reader asks for all. */
const MOST_COMMANDS = 5;

/** Option that shows all commands that match. */
const ALL = 'command:all';

interface PaletteProps {
  readonly isSandbox: boolean;
  /** Initial text of the field. */
  readonly sought: string;
  readonly onClose: () => void;
}

/** A field that finds things and commands while the reader types; usable by keyboard alone. */
export default function Palette(props: PaletteProps): ReactNode {
  useFocusReturn();
  return (
    <Uncached>
      <Field {...props} />
    </Uncached>
  );
}

function Field({ isSandbox, sought, onClose }: PaletteProps): ReactNode {
  const texts = useTexts(paletteTexts);
  const [text, setText] = useState(sought);
  const [isWhole, setWhole] = useState(false);
  const [, go] = useLocation();
  const { found, isSearching, error } = useSearch(text);
  const matching = useCommands(isSandbox, text);
  const isUntyped = text.trim() === '';
  // Only commands of which a word begins with the text precede the results.
  const close = matching.filter(({ isClose }) => isClose);
  const ordered = [...close, ...matching.filter(({ isClose }) => !isClose)];
  const commands = isUntyped || isWhole ? ordered : ordered.slice(0, MOST_COMMANDS);
  const store = useCombobox({ opened: true, onDropdownClose: onClose });
  const { selectFirstOption } = store;
  const count = commands.length + found.length;
  useEffect(() => {
    if (count > 0) selectFirstOption();
    // Runs again for another text, or for new results.
  }, [text, count, selectFirstOption]);
  const choose = (value: string): void => {
    if (value === ALL) {
      setWhole(true);
      return;
    }
    onClose();
    const command = commands.find(({ id }) => id === value);
    if (command) command.run();
    else go(thingPath(value));
  };
  return (
    <Modal.Root opened onClose={onClose} size={640} yOffset="10vh">
      <Modal.Overlay />
      <Modal.Content aria-label={texts.open}>
        <Combobox store={store} onOptionSubmit={choose}>
          <Combobox.EventsTarget withExpandedAttribute>
            <TextInput
              data-autofocus
              size="lg"
              variant="unstyled"
              px="md"
              aria-label={texts.open}
              placeholder={texts.placeholder}
              leftSection={<IconSearch size={20} />}
              leftSectionWidth={52}
              value={text}
              maxLength={100}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setWhole(false);
              }}
            />
          </Combobox.EventsTarget>
          <Combobox.Options
            mah="60vh"
            className="palette-options"
            aria-label={texts.results}
            // Makes a list that is longer than the window scrollable by keyboard.
            tabIndex={0}
          >
            {isUntyped ? (
              <AllCommands commands={commands} />
            ) : (
              <>
                <CommandOptions
                  label={texts.commands}
                  commands={commands.filter(({ isClose }) => isClose)}
                />
                <FoundOptions found={found} />
                <CommandOptions
                  label={texts.moreCommands}
                  commands={commands.filter(({ isClose }) => !isClose)}
                />
                {commands.length < matching.length && (
                  <Combobox.Option value={ALL} className="palette-option">
                    <Text size="sm" c="dimmed">
                      {texts.allCommands(matching.length)}
                    </Text>
                  </Combobox.Option>
                )}
              </>
            )}
          </Combobox.Options>
        </Combobox>
        {count === 0 && (
          <Text size="sm" c="dimmed" p="md">
            {isSearching ? texts.searching : (error ?? texts.none)}
          </Text>
        )}
        <VisuallyHidden role="status">
          {isSearching ? texts.searching : texts.count(commands.length, found.length)}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
