import type { ReactNode } from 'react';
import { quotationForm } from '#runtime/features/requests/quotation-form.ts';
import { RequestFiles } from '#runtime/features/requests/request-files.tsx';
import { SenderFields, senderDefaults, senderLabels } from '#runtime/features/requests/sender-fields.tsx';
import { Thanks } from '#runtime/features/requests/thanks.tsx';
import { TrapField } from '#runtime/features/requests/trap-field.tsx';
import { useThanks } from '#runtime/features/requests/use-thanks.ts';
import { AddressFields, useAddressLabels } from '#runtime/forms/address-fields.tsx';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { getLine } from '#runtime/lib/quotation-search.ts';
import { FieldGroup, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FormActions, FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { FormPlace } from '#runtime/ui/form-place.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { maxMessageLength } from '#runtime/validation/forms/sender.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const { isSent, thank } = useThanks('offerte_aanvraag');
  return (
    <FormPage title={t('form:quotation.title')} intro={isSent ? undefined : t('form:quotation.intro')}>
      {isSent ? (
        <Thanks title={t('form:quotation.sentTitle')} text={t('form:quotation.sentText')} withWayHome />
      ) : (
        <FormPlace form="quotation">
          <QuotationForm onTaken={thank} />
        </FormPlace>
      )}
    </FormPage>
  );
}

function QuotationForm({ onTaken }: { readonly onTaken: () => void }): ReactNode {
  const { settings, t } = useLocale();
  const { search } = useLocation();
  const { quotationLines: QuotationLines } = useSlots();
  const form = useSiteForm(quotationForm, {
    onTaken,
    defaults: { ...senderDefaults, country: settings.country, ...getLine(search) },
  });
  const labels = {
    lines: t('form:quotation.products'),
    message: t('form:quotation.message'),
    files: t('form:files.label'),
    neededBy: t('form:quotation.neededBy'),
    ...senderLabels(t),
    ...useAddressLabels(),
  };
  return (
    <FormFrame form={form} labels={labels} withFiles>
      {QuotationLines && <QuotationLines form={form} />}
      <TextAreaField
        {...form.field('message')}
        label={labels.message}
        hint={t('form:quotation.messageHint')}
        maxLength={maxMessageLength}
        rows={6}
        optional={QuotationLines !== undefined}
      />
      <RequestFiles form={form} />
      <TextField
        {...form.field('neededBy')}
        type="date"
        autoComplete="off"
        width="medium"
        label={labels.neededBy}
        optional
      />
      <SenderFields form={form} vatHint={t('form:vatHint')} />
      <FieldGroup>
        <legend className={labelClass().className}>{t('form:quotation.address')}</legend>
        <FormStack>
          <AddressFields form={form} section="shipping" optional withExtra={false} />
        </FormStack>
      </FieldGroup>
      <TrapField form={form} />
      <FormActions>
        <SubmitButton label={t('form:quotation.submit')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
