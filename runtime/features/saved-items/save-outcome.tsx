import type { ReactNode } from 'react';
import type { FormError } from '#runtime/contracts/form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Note } from '#runtime/ui/note.styles.ts';

/** The result of saving an item. */
export type SaveResult =
  | { readonly isSaved: true; readonly isGuest: boolean }
  | { readonly isSaved: false; readonly error: FormError | undefined };

/** Shows that something was saved, where to find it, and to a guest how long it is stored. */
export function SaveOutcome({ result }: { readonly result: SaveResult | undefined }): ReactNode {
  const { href, t } = useLocale();
  const list = href('myAccountStorage');
  const register = href('register');
  return (
    <>
      <div role="status">
        {result?.isSaved && (
          <Note tone="success">
            <p>{t('account:items.save.done')}</p>
            {result.isGuest && <p>{t('account:items.save.guest')}</p>}
            <p>
              {list !== undefined && (
                <Link to={list} className={textLinkClass().className}>
                  {t('account:items.save.toList')}
                </Link>
              )}{' '}
              {result.isGuest && register !== undefined && (
                <Link to={register} className={textLinkClass().className}>
                  {t('account:items.guest.register')}
                </Link>
              )}
            </p>
          </Note>
        )}
      </div>
      {result?.isSaved === false && (
        <FieldError role="alert">
          {t('account:items.save.failed')} {result.error && t(result.error.key, result.error.values)}
        </FieldError>
      )}
    </>
  );
}
