import type { ReactNode } from 'react';
import { Steady } from './steady-text.styles.ts';

interface SteadyTextProps {
  readonly children: string;
  /** The alternative text. */
  readonly other: string;
  readonly align?: 'start' | 'inherit';
}

/**
 * Shows a text that may change to another one: takes the room of the longer of the two, so that nothing around it
 * moves.
 */
export function SteadyText({ children, other, align = 'inherit' }: SteadyTextProps): ReactNode {
  return (
    <Steady data-other={other} align={align}>
      {children}
    </Steady>
  );
}
