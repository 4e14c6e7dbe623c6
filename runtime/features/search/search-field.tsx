import { type ComponentType, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { cleanQuery, maxQueryLength, searchAddress } from './search-address.ts';
import { FieldButton, FieldForm, FieldInput } from './search-field.styles.ts';
import type { PopupState, SuggestionsProps } from './suggestions.tsx';

interface SearchFieldProps {
  readonly look: 'bar' | 'page';
  /** Id of the field, unlike any other of the page. */
  readonly id: string;
  /** Accessible name of the form, where a page may have several. */
  readonly label?: string;
  /** Initial text of the field. */
  readonly query?: string;
}

/**
 * A form that asks the search screen; without JavaScript that is all. With it the field becomes a combobox, and what
 * suggests results while one types is fetched when the field is first focused.
 */
export function SearchField({ look, id, label, query = '' }: SearchFieldProps): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [isHydrated, setIsHydrated] = useState(false);
  const [popup, setPopup] = useState<PopupState>({ isOpen: false });
  const path = href('searchOverview');

  const loadSuggestions = useCallback((): void => {
    // Without suggestions the field still searches.
    fetchModule(() => import('./suggestions.tsx')).then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    setIsHydrated(true);
    // The visitor may have been faster than the script.
    if (document.activeElement === input.current) loadSuggestions();
  }, [loadSuggestions]);

  if (path === undefined) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = cleanQuery(input.current?.value ?? '');
    void navigate(`${path}${searchAddress({ q })}`);
  };
  return (
    <FieldForm role="search" aria-label={label} method="get" action={path} look={look} onSubmit={submit}>
      <label htmlFor={id} className={hiddenClass()}>
        {t('search:field.label')}
      </label>
      <FieldInput
        ref={input}
        id={id}
        look={look}
        type="search"
        name="q"
        required
        maxLength={maxQueryLength}
        defaultValue={query}
        placeholder={t(look === 'bar' ? 'search:field.label' : 'search:field.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        onFocus={loadSuggestions}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': popup.isOpen,
          'aria-controls': popup.isOpen ? `${id}-suggestions` : undefined,
          'aria-activedescendant': popup.activeId,
        })}
      />
      <FieldButton type="submit" look={look} aria-label={t('search:field.submit')}>
        <Icon name="search" />
      </FieldButton>
      {Suggestions && input.current && (
        <Suggestions input={input.current} id={id} look={look} path={path} onPopup={setPopup} />
      )}
    </FieldForm>
  );
}
