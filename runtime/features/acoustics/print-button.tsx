import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';

/** Shows the button that prints the page, which browsers save as a PDF, too. It needs JavaScript, and appears with it. */
export function PrintButton(): ReactNode {
  const { t } = useLocale();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive) return null;
  return (
    <button type="button" className={`${buttonClass({ tone: 'quiet' })}`} onClick={() => window.print()}>
      {t('components:roomCalculator.print')}
    </button>
  );
}
