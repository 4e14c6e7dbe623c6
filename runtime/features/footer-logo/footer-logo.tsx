import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Mark } from './footer-logo.styles.ts';

/** Shows the logo of the group behind the brand: sound waves that grow calm. */
export function FooterLogo(): ReactNode {
  const { t } = useLocale();
  return (
    <Mark>
      <svg
        width="56"
        height="40"
        viewBox="0 0 56 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M3 20v0M10 8v24M17 3v34M24 10v20M31 14v12M38 16.5v7M45 18.5v3M52 20v0" />
      </svg>
      <span>{t('footer:groupMember')}</span>
    </Mark>
  );
}
