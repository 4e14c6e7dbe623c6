import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InvalidStepError, type Steps, StepsProvider, useSteps } from '#runtime/ui/steps.tsx';

/** Returns the steps inside a component. */
function getSteps(total: number, start?: number): Steps {
  let seen: Steps | undefined;
  const Inside = (): ReactNode => {
    seen = useSteps();
    return null;
  };
  renderToString(
    <StepsProvider total={total} {...(start !== undefined && { start })}>
      {createElement(Inside)}
    </StepsProvider>,
  );
  if (!seen) throw new Error('Nothing was rendered');
  return seen;
}

describe('steps', () => {
  it('begin at the first, or where they are told to', () => {
    expect(getSteps(3)).toMatchObject({ step: 0, total: 3 });
    expect(getSteps(3, 2)).toMatchObject({ step: 2, total: 3 });
  });

  it.each([-1, 3, 4, 0.5, Number.NaN])('refuse to begin at, or to go to, step %d of three', (index) => {
    const { setStep } = getSteps(3);
    for (const attempt of [() => setStep(index), () => getSteps(3, index)]) {
      expect(attempt).toThrow(InvalidStepError);
      expect(attempt).toThrow('Step set to index below zero or index exceeds total amount of steps');
    }
  });

  it('are known by the name of their error', () => {
    expect(new InvalidStepError().name).toBe('INVALID_STEP');
  });
});
