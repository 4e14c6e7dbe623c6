import { type ReactNode, useState } from 'react';
import type { SaveLineProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { ItemForm } from './item-form.tsx';
import { SaveOutcome, type SaveResult } from './save-outcome.tsx';
import { saveProductForm } from './saved-item-forms.ts';
import { quietButtonClass } from './saved-items.styles.ts';

/** Shows the button that saves a line of the cart, which stays there. */
export function SaveLine({ kind, name, fields }: SaveLineProps): ReactNode {
  const { href, t } = useLocale();
  const [result, setResult] = useState<SaveResult>();
  return (
    <>
      <ItemForm
        definition={saveProductForm}
        fields={{ ...fields, kind }}
        action={href('myAccountStorage')}
        onDone={({ isGuest }) => setResult({ isSaved: true, isGuest })}
      >
        <button type="submit" className={quietButtonClass().className}>
          {t('account:items.save.button')}
          <span className={hiddenClass().className}> {name}</span>
        </button>
      </ItemForm>
      <SaveOutcome result={result} />
    </>
  );
}
