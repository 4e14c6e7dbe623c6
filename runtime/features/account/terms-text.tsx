import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';

/** Placeholder for the link; a private-use character that no text contains. */
const place = '\u{E000}';

interface TermsTextProps {
  /** Address of the terms; absent on sites without that page. */
  readonly address: string | undefined;
}

/**
 * Shows the label of the checkbox that accepts the terms. The terms open in another tab, so that the draft is not lost.
 */
export function TermsText({ address }: TermsTextProps): ReactNode {
  const { t } = useLocale();
  if (address === undefined) return t('register:accept', { terms: t('register:terms') });
  const [before, after] = t('register:accept', { terms: place }).split(place);
  return (
    <>
      {before}
      <a href={address} target="_blank" rel="noopener" className={textLinkClass()}>
        {t('register:terms')}
        <span className={hiddenClass()}> {t('register:newTab')}</span>
      </a>
      {after}
    </>
  );
}
