import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { KeptList, type KeptRow } from './kept-rows.tsx';

interface OutdatedNoteProps {
  /** The stored values. */
  readonly rows: readonly KeptRow[];
}

/** Shows the stored values of a form that were changed elsewhere in the meantime. The draft stays in the form. */
export function OutdatedNote({ rows }: OutdatedNoteProps): ReactNode {
  const { t } = useLocale();
  return (
    <Note tone="warning">
      <p>{t('account:outdated.text')}</p>
      <KeptList rows={rows} />
    </Note>
  );
}
