import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { actionClass } from './order-sections.styles.ts';

/** Shows the button that prints the page. It needs JavaScript, and appears with it. */
export function PrintButton(): ReactNode {
  const { t } = useLocale();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <li>
      <button type="button" className={actionClass()} onClick={() => window.print()}>
        {t('checkout:order.actions.print')}
      </button>
    </li>
  );
}
