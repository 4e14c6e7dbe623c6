import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { useLanguageLinks } from './language-links.ts';
import {
  LanguageList,
  languageDisclosureClass,
  languageLinkClass,
  languageSummaryClass,
} from './language-switcher.styles.ts';

interface LanguageSwitcherProps {
  readonly alternates: Head['alternates'];
}

/** Shows links to the same page in other languages and countries. */
export function LanguageSwitcher({ alternates }: LanguageSwitcherProps): ReactNode {
  const { locale, site, t } = useLocale();
  const languages = useLanguageLinks(alternates);
  return (
    <Disclosure
      group="header"
      className={languageDisclosureClass()}
      summaryClass={languageSummaryClass()}
      summary={
        <>
          <Icon name="globe" size={16} />
          <span className={hiddenClass()}>{t('header:language.label')}: </span>
          <span>{site.localeNames[locale]}</span>
          <Icon name="chevron" size={14} />
        </>
      }
    >
      <LanguageList>
        {languages.map((link) => (
          <li key={link.locale}>
            <a
              href={link.href}
              hrefLang={link.locale}
              lang={link.locale}
              className={languageLinkClass()}
              aria-current={link.locale === locale ? 'true' : undefined}
            >
              {link.name}
              {link.locale === locale && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </LanguageList>
    </Disclosure>
  );
}
