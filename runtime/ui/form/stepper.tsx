import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '../icon.tsx';
import { StepperBox, stepClass } from './stepper.styles.ts';

interface StepperProps {
  /** Of what there is less or more. */
  readonly name: string;
  /** Whether there cannot be less. */
  readonly isLeast?: boolean;
  /** Whether there cannot be more. */
  readonly isMost?: boolean;
  /** Called with -1 for less, 1 for more. */
  readonly onStep: (direction: -1 | 1) => void;
  /** The field. */
  readonly children: ReactNode;
}

/** Shows buttons for less and more around a field for a number. */
export function Stepper({ name, isLeast = false, isMost = false, onStep, children }: StepperProps): ReactNode {
  const { t } = useLocale();
  return (
    <StepperBox>
      <button
        type="button"
        className={stepClass()}
        aria-label={t('cart:quantity.less', { name })}
        disabled={isLeast}
        onClick={() => onStep(-1)}
      >
        <Icon name="minus" size={16} />
      </button>
      {children}
      <button
        type="button"
        className={stepClass()}
        aria-label={t('cart:quantity.more', { name })}
        disabled={isMost}
        onClick={() => onStep(1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </StepperBox>
  );
}
