import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { savedItemsExportPath } from '#runtime/lib/saved-files.ts';
import { buttonClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Pagination } from '#runtime/ui/pagination.tsx';
import { hiddenClass, Lead } from '#runtime/ui/text.styles.ts';
import { ItemForm } from './item-form.tsx';
import { useSavedItems } from './load-saved-items.ts';
import { NoteForm } from './note-form.tsx';
import { SavedItemCard } from './saved-item-card.tsx';
import { chosenItems, itemsToCartForm } from './saved-item-forms.ts';
import { ExportLinks, ItemList, ItemTools } from './saved-items.styles.ts';
import { type CartOutcome, outcomeSearch, pageSearch, removedSearch, storageView } from './storage-address.ts';
import { StorageNotices } from './storage-notices.tsx';
import { useItemOrder } from './use-item-order.ts';

interface SavedItemsProps {
  /** Whether all items can be exported. */
  readonly withExport: boolean;
}

/** Shows all saved items of a visitor, with their actions. */
export function SavedItems({ withExport }: SavedItemsProps): ReactNode {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = storageView(search);
  const { items, page, pages } = useSavedItems(view.page);
  const order = useItemOrder(view.page, items);
  const list = useKeptFocus(items.map(({ id }) => id).join(' '));
  const cartForm = useId();
  const show = (query: string): void => navigate(`${pathname}${query}`, { replace: true, preventScrollReset: true });
  const onInCart = (outcome: CartOutcome): void => show(outcomeSearch(view.page, outcome));
  const isOrderable = items.some(({ kind }) => kind !== 'Note');
  return (
    <>
      <StorageNotices view={view} items={items} />
      {items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <ItemTools>
            {isOrderable && (
              <ItemForm
                id={cartForm}
                definition={itemsToCartForm}
                check={(sent) =>
                  chosenItems(sent).length === 0 ? { key: 'account:items.cart.noneChosen' } : undefined
                }
                onDone={onInCart}
              >
                <button type="submit" className={buttonClass().className}>
                  {t('account:items.cart.chosen')}
                </button>
              </ItemForm>
            )}
            {withExport && <Export />}
          </ItemTools>
          <ItemList ref={list} aria-label={t('account:items.list')}>
            {items.map((item, index) => (
              <SavedItemCard
                key={item.id}
                item={item}
                index={index}
                count={items.length}
                order={order}
                cartForm={cartForm}
                onInCart={onInCart}
                onRemoved={(itemId) => show(removedSearch(view.page, itemId))}
              />
            ))}
          </ItemList>
          <span role="status" className={hiddenClass().className}>
            {order.told}
          </span>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => `${pathname}${pageSearch(number)}`}
            texts={{
              label: t('components:pagination.label'),
              previous: t('components:pagination.previous'),
              next: t('components:pagination.next'),
              page: (number) => t('components:pagination.page', { page: number }),
            }}
          />
        </>
      )}
      <NoteForm />
    </>
  );
}

function Empty(): ReactNode {
  const { href, t } = useLocale();
  const products = href('productOverview');
  return (
    <div>
      <Lead>{t('account:items.empty.text')}</Lead>
      {products !== undefined && (
        <p>
          <Link to={products} className={textLinkClass().className}>
            {t('account:items.empty.action')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Shows the link that exports everything as one file. */
function Export(): ReactNode {
  const { locale, site, t } = useLocale();
  const path = `${site.domains[locale]?.prefix ?? ''}${savedItemsExportPath}`;
  return (
    <ExportLinks>
      <span>{t('account:items.export.label')}</span>
      <a href={`${path}?format=csv`} download className={textLinkClass().className}>
        {t('account:items.export.csv')}
      </a>
      <a href={`${path}?format=zip`} download className={textLinkClass().className}>
        {t('account:items.export.zip')}
      </a>
    </ExportLinks>
  );
}

/** Restores the focus of a button that it lost when its item moved within the list. */
function useKeptFocus(order: string) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const box = list.current;
    const note = ({ target }: FocusEvent): void => {
      focused.current = target instanceof Element ? target : null;
    };
    box?.addEventListener('focusin', note);
    return () => box?.removeEventListener('focusin', note);
  });
  const giveBack = useEffectEvent((_order: string) => {
    const { current } = focused;
    const isLost = document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement && list.current?.contains(current)) current.focus();
  });
  useEffect(() => giveBack(order), [order]);
  return list;
}
