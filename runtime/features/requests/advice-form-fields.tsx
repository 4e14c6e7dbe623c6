import type { ReactNode } from 'react';
import { usualAdviceChoices } from '#runtime/contracts/advice-choices.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FieldRow, FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { surfaceMaterials } from '#runtime/validation/forms/advice-request.ts';
import { maxMessageLength } from '#runtime/validation/forms/sender.ts';
import { adviceForm } from './advice-form.ts';
import { kindTexts, materialTexts, problemTexts } from './advice-texts.ts';
import { RequestFiles } from './request-files.tsx';
import { SenderFields, senderDefaults, senderLabels } from './sender-fields.tsx';
import { TrapField } from './trap-field.tsx';

/** Shows the fields of the form that requests advice. */
export function AdviceFormFields({ onTaken }: { readonly onTaken: () => void }): ReactNode {
  const { t, site } = useLocale();
  const { rooms, problems } = site.adviceForm ?? usualAdviceChoices;
  const form = useSiteForm(adviceForm, {
    onTaken,
    defaults: { ...senderDefaults, preferredContact: 'Email' },
  });
  const labels = {
    kind: t('form:advice.kind'),
    length: t('form:advice.length'),
    width: t('form:advice.width'),
    height: t('form:advice.height'),
    ceiling: t('form:advice.ceiling'),
    floor: t('form:advice.floor'),
    walls: t('form:advice.walls'),
    problem: t('form:advice.problem'),
    message: t('form:advice.message'),
    files: t('form:files.label'),
    preferredContact: t('form:advice.preferredContact'),
    ...senderLabels(t),
  };
  const choose = t('form:choose');
  return (
    <FormFrame form={form} labels={labels} withFiles>
      <FieldRow>
        <SelectField
          {...form.field('kind')}
          label={labels.kind}
          placeholder={choose}
          options={rooms.map((value) => ({ value, label: t(kindTexts[value]) }))}
        />
        <SelectField
          {...form.field('problem')}
          label={labels.problem}
          placeholder={choose}
          options={problems.map((value) => ({ value, label: t(problemTexts[value]) }))}
        />
      </FieldRow>
      <FieldRow columns="short">
        {(['length', 'width', 'height'] as const).map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            inputMode="numeric"
            autoComplete="off"
            label={labels[name]}
            optional
          />
        ))}
      </FieldRow>
      <FieldRow columns="threeLong">
        {(['ceiling', 'floor', 'walls'] as const).map((name) => (
          <SelectField
            key={name}
            {...form.field(name)}
            label={labels[name]}
            placeholder={choose}
            options={surfaceMaterials.map((value) => ({ value, label: t(materialTexts[value]) }))}
            optional
          />
        ))}
      </FieldRow>
      <TextAreaField {...form.field('message')} label={labels.message} maxLength={maxMessageLength} rows={6} />
      <RequestFiles form={form} />
      <ChoiceField
        {...form.field('preferredContact')}
        label={labels.preferredContact}
        look="row"
        options={[
          { value: 'Email', label: t('form:advice.contacts.Email') },
          { value: 'Phone', label: t('form:advice.contacts.Phone') },
        ]}
      />
      <SenderFields form={form} phoneHint={t('form:advice.phoneHint')} />
      <TrapField form={form} />
      <FormActions>
        <SubmitButton label={t('form:advice.submit')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
