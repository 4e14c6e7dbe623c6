import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { MoreText, moreSummaryClass } from './listing.styles.ts';

interface ShowMoreProps {
  /** Name of the list, for screen readers. */
  readonly name: string;
  /** Text of the button while the list is collapsed. */
  readonly text: string;
  /** Whether it is expanded at first, because something in it is selected. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Shows the rest of a list behind a button; works without JavaScript. */
export function ShowMore({ name, text, open, children }: ShowMoreProps): ReactNode {
  const { t } = useLocale();
  return (
    <details open={open}>
      <summary className={moreSummaryClass()}>
        <span className={hiddenClass()}>{name}: </span>
        <MoreText when="closed">{text}</MoreText>
        <MoreText when="open">{t('product:listing.showLess')}</MoreText>
        <Icon name="chevron" size={16} />
      </summary>
      {children}
    </details>
  );
}
