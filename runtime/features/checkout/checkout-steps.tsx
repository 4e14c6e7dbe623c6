import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { useSteps } from '#runtime/ui/steps.tsx';
import { checkoutSteps, chosenMethod, stepSearch } from './checkout-step.ts';
import { StepList, stepClass } from './checkout-steps.styles.ts';

interface CheckoutStepsProps {
  /** Index of the last step that can be opened. */
  readonly furthest: number;
}

/** Shows the steps of the checkout, with links to those that are complete. */
export function CheckoutSteps({ furthest }: CheckoutStepsProps): ReactNode {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  const { step: shown } = useSteps();
  const method = chosenMethod(search);
  return (
    <nav aria-label={t('checkout:steps.label')}>
      <StepList>
        {checkoutSteps.map((step, index) => (
          <li key={step}>
            {index === shown || index > furthest ? (
              <span
                className={stepClass({ state: index === shown ? 'shown' : 'ahead' })}
                aria-current={index === shown ? 'step' : undefined}
              >
                {t(`checkout:steps.${step}`)}
              </span>
            ) : (
              <Link to={`${pathname}${stepSearch(step, method)}`} className={stepClass({ state: 'done' })}>
                {t(`checkout:steps.${step}`)}
              </Link>
            )}
          </li>
        ))}
      </StepList>
    </nav>
  );
}
