import { Combobox, Modal, Text, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { paletteTexts } from '../../messages/palette.ts';
import { IconSearch } from '../../shared/icons.tsx';
import { useTexts } from '../../shared/language.tsx';
import { useCommands } from './commands.ts';

/** Commands that are offered to a text. */
const MOST_COMMANDS = 5;

interface PaletteProps {
  readonly isSandbox: boolean;
  readonly onClose: () => void;
}

/** A field that finds commands as one types, used by keyboard alone. */
export default function Palette({ isSandbox, onClose }: PaletteProps): ReactNode {
  const texts = useTexts(paletteTexts);
  const [text, setText] = useState('');
  const matching = useCommands(isSandbox, text);
  const commands = text.trim() === '' ? matching : matching.slice(0, MOST_COMMANDS);
  const store = useCombobox({ opened: true, onDropdownClose: onClose });
  const { selectFirstOption } = store;
  const count = commands.length;
  useEffect(() => {
    if (count > 0) selectFirstOption();
  }, [text, count, selectFirstOption]);
  const choose = (value: string): void => {
    onClose();
    commands.find(({ id }) => id === value)?.run();
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
          </Combobox.Options>
        </Combobox>
        {count === 0 && (
          <Text size="sm" c="dimmed" p="md">
            {texts.none}
          </Text>
        )}
        <VisuallyHidden role="status">{texts.count(count)}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
