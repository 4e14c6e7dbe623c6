import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { SaveProductProps } from '#runtime/contracts/slots.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { sendForm } from '#runtime/forms/send-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { firstError } from './item-form.tsx';
import { SaveOutcome, type SaveResult } from './save-outcome.tsx';
import { saveProductForm } from './saved-item-forms.ts';
import { smallButtonClass } from './saved-items.styles.ts';

/**
 * Shows the button that saves the configuration of a product page, complete or not. Without JavaScript the form of the
 * product is sent to the page of saved items.
 */
export function SaveProductButton({ kind, form }: SaveProductProps): ReactNode {
  const { href, t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<SaveResult>();
  const save = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setResult(undefined);
    try {
      const sent = await sendForm(saveProductForm, { ...form.sent(), kind }, { queryClient, trpc });
      setResult(
        sent.ok ? { isSaved: true, isGuest: sent.answer.isGuest } : { isSaved: false, error: firstError(sent.invalid) },
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div>
        <button
          type="submit"
          formAction={href('myAccountStorage')}
          formNoValidate
          aria-busy={isBusy}
          className={smallButtonClass().className}
          onClick={(event) => void save(event)}
        >
          {t('account:items.save.button')}
        </button>
      </div>
      <SaveOutcome result={result} />
    </>
  );
}
