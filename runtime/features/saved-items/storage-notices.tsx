import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { findInvalidSubmission } from '#runtime/forms/invalid-submission.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { firstError, ItemForm } from './item-form.tsx';
import { restoreItemForm, type SavedItem, saveProductForm } from './saved-item-forms.ts';
import { quietButtonClass } from './saved-items.styles.ts';
import { type CartOutcome, pageSearch, type StorageView } from './storage-address.ts';

interface StorageNoticesProps {
  readonly view: StorageView;
  readonly items: readonly SavedItem[];
}

/** Shows the notice of the last change, with a button to undo it. */
export function StorageNotices({ view, items }: StorageNoticesProps): ReactNode {
  const { t } = useLocale();
  const queryClient = useQueryClient();
  const invalid = findInvalidSubmission(queryClient, saveProductForm.name);
  const error = invalid && firstError(invalid);
  return (
    <>
      {invalid && (
        <Note role="alert" tone="warning">
          <p>{t('account:items.save.failed')}</p>
          {error && <p>{t(error.key, error.values)}</p>}
        </Note>
      )}
      {view.isSaved && (
        <Note role="status" tone="success">
          <p>{t('account:items.save.done')}</p>
        </Note>
      )}
      {view.isExportLimited && (
        <Note role="status" tone="warning">
          <p>{t('account:items.export.tooOften')}</p>
        </Note>
      )}
      {view.removedId !== undefined && <Removed itemId={view.removedId} page={view.page} />}
      {view.outcome && <Outcome outcome={view.outcome} items={items} />}
    </>
  );
}

/** Takes the focus when it appears: the pressed button is no longer there. */
function useFocusOnArrival() {
  const { key } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const firstKey = useRef(key);
  useEffect(() => {
    // A page that was opened at this address reads from its top.
    if (document.activeElement === document.body && firstKey.current !== 'default') box.current?.focus();
  }, []);
  return box;
}

function Removed({ itemId, page }: { readonly itemId: string; readonly page: number }): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const box = useFocusOnArrival();
  const { data: removed } = useQuery(useTRPC().storage.removed.queryOptions({ itemId }));
  if (!removed) return null;
  return (
    <Note role="status" tabIndex={-1} ref={box}>
      <p>{t('account:items.removed', { name: removed.title })}</p>
      <ItemForm
        definition={restoreItemForm}
        fields={{ itemId }}
        onDone={() => navigate(`${pathname}${pageSearch(page)}`, { replace: true, preventScrollReset: true })}
      >
        <button type="submit" className={quietButtonClass().className}>
          {t('account:items.undo')}
        </button>
      </ItemForm>
    </Note>
  );
}

interface OutcomeProps {
  readonly outcome: CartOutcome;
  readonly items: readonly SavedItem[];
}

function Outcome({ outcome: { added, left }, items }: OutcomeProps): ReactNode {
  const { href, t } = useLocale();
  const cart = href('cart');
  const box = useFocusOnArrival();
  const getName = (itemId: string): string =>
    items.find(({ id }) => id === itemId)?.title ?? t('account:items.cart.unknownItem');
  return (
    <Note role="status" tabIndex={-1} ref={box} tone={left.length > 0 ? 'warning' : 'success'}>
      {added > 0 && <p>{t('account:items.cart.added', { count: added })}</p>}
      {left.length > 0 && (
        <>
          <p>{t('account:items.cart.left')}</p>
          <ul>
            {left.map(({ id, reason }) => (
              <li key={id}>
                <strong>{getName(id)}</strong>: {t(`account:items.reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      {cart !== undefined && added > 0 && (
        <p>
          <Link to={cart} className={textLinkClass().className}>
            {t('product:buy.toCart')}
          </Link>
        </p>
      )}
    </Note>
  );
}
