import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';

/** Stands where the link comes; no text holds it. */
const place = '\u{E000}';

interface TermsTextProps {
  /** Where the terms are; absent where the site has no such page. */
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
