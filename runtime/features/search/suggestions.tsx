import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Price } from '#runtime/ui/price.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { nextMove } from './next-option.ts';
import { searchAddress } from './search-address.ts';
import { type OptionGroup, suggestionOptions } from './suggestion-options.ts';
import { GroupName, OptionPrice, optionClass, Popup } from './suggestions.styles.ts';
import { useTypedText } from './use-typed-text.ts';

/** State of the list, which the field exposes to assistive technology. */
export interface PopupState {
  readonly isOpen: boolean;
  /** Id of the chosen option. */
  readonly activeId?: string | undefined;
}

export interface SuggestionsProps {
  readonly input: HTMLInputElement;
  /** Id of the field; those of the list begin with it. */
  readonly id: string;
  readonly look: 'bar' | 'page';
  /** Address of the search screen. */
  readonly path: string;
  /** Called when the list opens, closes or changes its selection. */
  readonly onPopup: (state: PopupState) => void;
}

/** Min. characters for suggestions. */
const fewestCharacters = 2;

const noGroups: readonly OptionGroup[] = [];

/**
 * Shows the list of suggestions below a search field. The focus stays in the field, whose keys move through the list.
 */
export function Suggestions({ input, id, look, path, onPopup }: SuggestionsProps): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const text = useTypedText(input);
  const [isWanted, setIsWanted] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const isAsked = text.length >= fewestCharacters;
  const { data } = useQuery({
    // A call is aborted when the next letter is typed.
    ...useTRPC().search.suggestions.queryOptions({ q: text }, { trpc: { abortOnUnmount: true } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const groups = isAsked && data ? suggestionOptions(data, href) : noGroups;
  const found = groups.flatMap(({ options }) => options);
  const all = `${path}${searchAddress({ q: text })}`;
  const targets = found.length === 0 ? [] : [...found.map(({ to }) => to), all];
  const isOpen = isWanted && targets.length > 0;
  const optionId = (index: number): string => `${id}-option-${index}`;
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined;

  const follow = (to: string): void => {
    setIsWanted(false);
    setActive(-1);
    void navigate(to);
  };

  // Before the list is painted, so that field and list never contradict each other.
  useLayoutEffect(() => onPopup({ isOpen, activeId }), [onPopup, isOpen, activeId]);

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useEffect(() => {
    const onInput = (): void => {
      setIsWanted(true);
      setActive(-1);
    };
    const onBlur = (): void => setIsWanted(false);
    const onKeyDown = (event: KeyboardEvent): void => {
      // Keys belong to the input method while it composes characters.
      if (event.isComposing) return;
      const move = nextMove({ key: event.key, active: isOpen ? active : -1, count: targets.length });
      const target = targets[active];
      if (move.kind === 'choose') {
        if (event.key.startsWith('Arrow')) event.preventDefault();
        setIsWanted(true);
        setActive(move.active);
      } else if (move.kind === 'dismiss' && (isOpen || input.value !== '')) {
        // The surrounding menu stays open for now.
        event.preventDefault();
        event.stopPropagation();
        if (isOpen) setIsWanted(false);
        else input.value = '';
        setActive(-1);
      } else if (move.kind === 'follow' && target !== undefined) {
        event.preventDefault();
        follow(target);
      }
    };
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onBlur);
    input.addEventListener('keydown', onKeyDown);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onBlur);
      input.removeEventListener('keydown', onKeyDown);
    };
  });

  const option = (index: number, kind: 'pictured' | 'plain' | 'all', to: string, content: ReactNode): ReactNode => (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the chosen option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: so do the keys.
    <div
      key={index}
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      className={optionClass({ kind }).toString()}
      onClick={() => follow(to)}
    >
      {content}
    </div>
  );

  return (
    <>
      <p role="status" className={hiddenClass()}>
        {isWanted && isAsked && data && !isOpen && t('search:suggestions.none')}
        {isOpen && t('search:suggestions.available', { count: found.length })}
      </p>
      {isOpen && (
        <Popup
          id={`${id}-suggestions`}
          role="listbox"
          aria-label={t('search:suggestions.label')}
          look={look}
          // A press on the list must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ type, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
            <div key={type} role="group" aria-labelledby={`${id}-${type}`}>
              <GroupName id={`${id}-${type}`}>{t(`search:types.${type}`)}</GroupName>
              {options.map(({ index, label, image, price, to }) =>
                option(
                  index,
                  image ? 'pictured' : 'plain',
                  to,
                  <>
                    {image && <Picture picture={image} sizes="52px" ratio="gallery" corners="small" alt="" />}
                    <span>{label}</span>
                    {price && (
                      <OptionPrice>
                        <Price
                          incVat={price.priceIncVat}
                          excVat={price.priceExcVat}
                          currency={price.currency}
                          text={(amount) => t('search:suggestions.from', { price: amount })}
                        />
                      </OptionPrice>
                    )}
                  </>,
                ),
              )}
            </div>
          ))}
          {option(
            found.length,
            'all',
            all,
            <>
              <span>{t('search:suggestions.all', { query: text })}</span>
              <Icon name="arrow" size={16} />
            </>,
          )}
        </Popup>
      )}
    </>
  );
}
