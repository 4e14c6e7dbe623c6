import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** The current step and its functions. */
export interface Steps {
  /** Index of the current step. */
  readonly step: number;
  readonly total: number;
  /**
   * Shows a step.
   *
   * @throws {InvalidStepError} where there is none of that index.
   */
  readonly setStep: (index: number) => void;
}

/** A step that does not exist was requested. */
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
  /** Number of steps. */
  readonly total: number;
  /** Index of the initial step. */
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
