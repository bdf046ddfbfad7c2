import { show } from '../shared/frame.tsx';
import { KeyGate } from '../shared/key-gate.tsx';
import { Board } from './board.tsx';

show(
  <KeyGate>
    <Board />
  </KeyGate>,
);
