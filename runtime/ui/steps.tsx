import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Where someone is in a row of steps. */
export interface Steps {
  /** Index of the step on show. */
  readonly step: number;
  readonly total: number;
  /**
   * Goes to a step.
   *
   * @throws {InvalidStepError} where there is none of that index.
   */
  readonly setStep: (index: number) => void;
}

/** Somebody was sent to a step that does not exist. */
export class InvalidStepError extends Error {
  override readonly name = 'INVALID_STEP';

  constructor() {
    super('Step set to index below zero or index exceeds total amount of steps');
  }
}

const StepsContext = createContext<Steps | undefined>(undefined);

function checkStep(index: number, total: number): number {
  if (!Number.isInteger(index) || index < 0 || index >= total) throw new InvalidStepError();
  return index;
}

interface StepsProviderProps {
  /** How many steps there are. */
  readonly total: number;
  /** Index of the first on show. */
  readonly start?: number;
  readonly children: ReactNode;
}

/**
 * Provides the current step.
 *
 * @throws {InvalidStepError} where there is no step to start with.
 */
export function StepsProvider({ total, start = 0, children }: StepsProviderProps): ReactNode {
  const [step, setIndex] = useState(() => checkStep(start, total));
  const steps = useMemo(
    () => ({ step, total, setStep: (index: number) => setIndex(checkStep(index, total)) }),
    [step, total],
  );
  return <StepsContext value={steps}>{children}</StepsContext>;
}

/**
 * Returns the current step, and how to go to others.
 *
 * @throws {Error} `NO_STEPS_CONTEXT_SET` outside a `StepsProvider`.
 */
export function useSteps(): Steps {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('NO_STEPS_CONTEXT_SET');
  return steps;
}
