import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { closeClass, Sheet, SheetBody, SheetEnd, SheetHead } from './filter-sheet.styles.ts';

interface FilterSheetProps {
  /** Title of the dialog. */
  readonly name: string;
  /** Number of products that are found. */
  readonly total: number;
  readonly onClose: () => void;
  /** The filters. */
  readonly children: ReactNode;
}

/** Shows filters as a dialog over the whole window. What is chosen shows at once behind it; its button says how much is found. */
export function FilterSheet({ name, total, onClose, children }: FilterSheetProps): ReactNode {
  const { t } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => dialog.current?.close();
  return (
    <Sheet ref={dialog} aria-labelledby="filter-sheet" onClose={onClose}>
      <SheetHead>
        <h2 id="filter-sheet">{name}</h2>
        <button type="button" className={closeClass()} aria-label={t('product:gallery.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </SheetHead>
      <SheetBody>{children}</SheetBody>
      <SheetEnd>
        <button type="button" className={buttonClass({ tone: 'primary' })} onClick={close}>
          {t('product:listing.show', { count: total })}
        </button>
      </SheetEnd>
    </Sheet>
  );
}
