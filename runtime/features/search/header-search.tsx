import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { SearchPanel, searchSummaryClass, smallSearchClass, WideSearch } from './header-search.styles.ts';
import { SearchField } from './search-field.tsx';

/** Shows search in the header: the field itself on wide screens, a button that opens it on small ones. */
export function HeaderSearch(): ReactNode {
  const { t } = useLocale();
  return (
    <>
      <WideSearch>
        <SearchField look="bar" id="search" label={t('search:field.site')} />
      </WideSearch>
      <Disclosure
        group="header"
        className={smallSearchClass().toString()}
        summaryClass={searchSummaryClass().toString()}
        focusOnOpen="#small-search"
        summary={
          <>
            <span className={hiddenClass()}>{t('search:field.label')}</span>
            <Icon name="search" />
          </>
        }
      >
        <SearchPanel>
          <SearchField look="page" id="small-search" label={t('search:field.site')} />
        </SearchPanel>
      </Disclosure>
    </>
  );
}
