import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Note } from '#runtime/ui/note.styles.ts';

interface VatNoteProps {
  readonly state: components['schemas']['VatNumberState'];
}

const tones = { confirmed: 'success', unconfirmed: 'info', rejected: 'warning' } as const;

/** Shows the answer of the VAT register about a number. */
export function VatNote({ state }: VatNoteProps): ReactNode {
  const { t } = useLocale();
  return (
    <Note tone={tones[state]}>
      <p>{t(`checkout:vat.${state}`)}</p>
    </Note>
  );
}
