import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { useIsAlive } from '#runtime/ui/use-is-alive.ts';

/** Shows the button that prints the page, which browsers save as a PDF, too. It needs JavaScript, and appears with it. */
export function PrintButton(): ReactNode {
  const { t } = useLocale();
  const isAlive = useIsAlive();
  if (!isAlive) return null;
  return (
    <button type="button" className={`${buttonClass({ tone: 'quiet' })}`} onClick={() => window.print()}>
      {t('components:roomCalculator.print')}
    </button>
  );
}
