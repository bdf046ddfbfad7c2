import type { CSSProperties, ReactNode } from 'react';
import type { OperationState, Progress } from '../../generated/operations.ts';
import { progressTexts, stateTexts } from '../../messages/states.ts';
import { useTexts } from '../../shared/language.tsx';

/** Color of each progress, as the name of a theme color. */
export const PROGRESS_COLORS: Readonly<Record<Progress, string>> = {
  ACTION_REQUIRED: 'yellow',
  FAILED: 'red',
  OUTCOME_UNKNOWN: 'grape',
  PENDING: 'blue',
  STALE: 'gray',
  SUCCEEDED: 'teal',
};

/** The name of a state, or its code if only a newer service has the state. */
export function useStateName(): (state: string) => string {
  const texts = useTexts(stateTexts);
  return (state) => (isState(state, texts) ? texts[state] : state);
}

function isState(text: string, texts: object): text is OperationState {
  return Object.hasOwn(texts, text);
}

/** A state in words, with the color of its progress. */
export function StateBadge({
  state,
  progress,
}: {
  readonly state: string;
  readonly progress: Progress;
}): ReactNode {
  const nameOf = useStateName();
  const progressName = useTexts(progressTexts)[progress];
  return (
    <span
      className="state"
      title={progressName}
      style={variable('--state-color', `var(--mantine-color-${PROGRESS_COLORS[progress]}-6)`)}
    >
      {nameOf(state)}
    </span>
  );
}

/** A style that sets a CSS variable, which React's types do not allow. */
function variable(name: `--${string}`, value: string): CSSProperties {
  return { [name]: value };
}
