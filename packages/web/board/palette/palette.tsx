import { Combobox, Modal, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paletteTexts } from '../../messages/palette.ts';
import { IconSearch } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import { Uncached } from '../../shared/uncached.tsx';
import { thingPath } from '../paths.ts';
import { useCommands } from './commands.ts';
import { FoundRow } from './found-row.tsx';
import { useSearch } from './use-search.ts';

/** Commands that are offered beside what was found. */
const MOST_COMMANDS = 5;

interface PaletteProps {
  readonly isSandbox: boolean;
  readonly onClose: () => void;
}

/** A field that finds things and commands as one types, used by keyboard alone. */
export default function Palette(props: PaletteProps): ReactNode {
  return (
    <Uncached>
      <Field {...props} />
    </Uncached>
  );
}

function Field({ isSandbox, onClose }: PaletteProps): ReactNode {
  const texts = useTexts(paletteTexts);
  const [text, setText] = useState('');
  const [, go] = useLocation();
  const { found, isSearching, error } = useSearch(text);
  const matching = useCommands(isSandbox, text);
  const commands = text.trim() === '' ? matching : matching.slice(0, MOST_COMMANDS);
  const store = useCombobox({ opened: true, onDropdownClose: onClose });
  const { selectFirstOption } = store;
  const count = commands.length + found.length;
  useEffect(() => {
    if (count > 0) selectFirstOption();
    // Another text, or what was found for it.
  }, [text, count, selectFirstOption]);
  const choose = (value: string): void => {
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
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <Combobox.Options
            mah="60vh"
            className="palette-options"
            aria-label={texts.results}
            // Longer than the window, it can be scrolled by keyboard as well.
            tabIndex={0}
          >
            {commands.length > 0 && (
              <Combobox.Group label={texts.commands}>
                {commands.map(({ id, label, icon: Icon }) => (
                  <Combobox.Option key={id} value={id} className="palette-option">
                    <Icon size={18} stroke={1.6} />
                    <Text size="sm">{label}</Text>
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            )}
            {found.length > 0 && (
              <Combobox.Group label={texts.found}>
                {found.map(({ node }) => (
                  <Combobox.Option key={node.id} value={node.id} className="palette-option">
                    <FoundRow thing={node} />
                  </Combobox.Option>
                ))}
              </Combobox.Group>
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
