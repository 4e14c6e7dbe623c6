import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { ItemForm } from './item-form.tsx';
import { type SavedItem, shareItemForm, unshareItemForm } from './saved-item-forms.ts';
import { ItemActions, ItemMore, quietButtonClass, smallButtonClass } from './saved-items.styles.ts';

/** Shows the buttons that share a saved item under an address and stop sharing it. */
export function ItemShare({ item: { id, title, shareId } }: { readonly item: SavedItem }): ReactNode {
  const { href, t } = useLocale();
  const address = shareId === undefined ? undefined : href('sharedItem', { id: shareId });
  const hidden = <span className={hiddenClass().className}> {title}</span>;
  return (
    <ItemMore open={address === undefined ? undefined : true}>
      <summary>
        {t(address === undefined ? 'account:items.share.title' : 'account:items.share.isShared')}
        {hidden}
      </summary>
      <div>
        <p>{t('account:items.share.text')}</p>
        {address === undefined ? (
          <ItemForm definition={shareItemForm} fields={{ itemId: id }}>
            <button type="submit" className={smallButtonClass().className}>
              {t('account:items.share.make')}
              {hidden}
            </button>
          </ItemForm>
        ) : (
          <ItemActions>
            <Link to={address} className={textLinkClass().className}>
              {t('account:items.share.open')}
              {hidden}
            </Link>
            <CopyButton path={address} name={title} />
            <ItemForm definition={unshareItemForm} fields={{ itemId: id }}>
              <button type="submit" className={quietButtonClass().className}>
                {t('account:items.share.end')}
                {hidden}
              </button>
            </ItemForm>
          </ItemActions>
        )}
      </div>
    </ItemMore>
  );
}

/** Shows the button that copies the whole address. It needs JavaScript, and appears with it. */
function CopyButton({ path, name }: { readonly path: string; readonly name: string }): ReactNode {
  const { t } = useLocale();
  const notify = useNotify();
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  const copy = async (): Promise<void> => {
    const { href } = new URL(path, window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      notify({ variant: 'success', title: t('components:share.copied') });
    } catch {
      notify({ variant: 'info', title: t('account:items.share.address'), description: href });
    }
  };
  return (
    <button type="button" className={quietButtonClass().className} onClick={() => void copy()}>
      {t('components:share.copy')}
      <span className={hiddenClass().className}> {name}</span>
    </button>
  );
}
