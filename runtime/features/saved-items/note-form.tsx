import { type ReactNode, useState } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { maxNote } from '#runtime/validation/forms/saved-items.ts';
import { saveNoteForm } from './saved-item-forms.ts';
import { NewNote } from './saved-items.styles.ts';
import { savedSearch } from './storage-address.ts';

/** Shows the form for a note on a saved item, to which files are added afterwards. */
export function NoteForm(): ReactNode {
  // A note that was saved makes room for the next one.
  const [count, setCount] = useState(0);
  return <EmptyNote key={count} onSaved={() => setCount((saved) => saved + 1)} />;
}

function EmptyNote({ onSaved }: { readonly onSaved: () => void }): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(saveNoteForm, {
    onTaken: () => {
      onSaved();
      navigate(`${pathname}${savedSearch}`, { replace: true });
    },
  });
  const labels = { title: t('account:items.note.title'), text: t('account:items.note.text') };
  return (
    <NewNote open={form.rejections > 0 ? true : undefined}>
      <summary>{t('account:items.note.new')}</summary>
      <FormFrame form={form} labels={labels}>
        <TextField
          {...form.field('title')}
          label={labels.title}
          hint={t('account:items.note.hint')}
          autoComplete="off"
        />
        <TextAreaField {...form.field('text')} label={labels.text} maxLength={maxNote.text} optional />
        <FormActions>
          <SubmitButton label={t('account:items.note.save')} busyLabel={t('account:saving')} isBusy={form.isSending} />
        </FormActions>
      </FormFrame>
    </NewNote>
  );
}
