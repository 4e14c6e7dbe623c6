import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { contactForm } from '#runtime/features/requests/contact-form.ts';
import { SellerCall } from '#runtime/features/requests/seller-call.tsx';
import { SellerDetails } from '#runtime/features/requests/seller-details.tsx';
import { SenderFields, senderDefaults, senderLabels } from '#runtime/features/requests/sender-fields.tsx';
import { Thanks } from '#runtime/features/requests/thanks.tsx';
import { TrapField } from '#runtime/features/requests/trap-field.tsx';
import { useThanks } from '#runtime/features/requests/use-thanks.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { FormPlace } from '#runtime/ui/form-place.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { contactSubjects } from '#runtime/validation/forms/contact.ts';
import { maxMessageLength } from '#runtime/validation/forms/sender.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const { isSent, thank } = useThanks('contactformulier');
  const { data: seller } = useSuspenseQuery(useTRPC().content.seller.queryOptions());
  return (
    <FormPage
      title={t('form:contact.title')}
      intro={isSent ? undefined : t('form:contact.intro')}
      aside={seller && <SellerDetails seller={seller} />}
    >
      {isSent ? (
        <Thanks title={t('form:contact.sentTitle')} text={t('form:contact.sentText')} withWayHome />
      ) : (
        <>
          {seller && <SellerCall seller={seller} />}
          <FormPlace form="contact">
            <ContactForm onTaken={thank} />
          </FormPlace>
        </>
      )}
    </FormPage>
  );
}

/** Returns the order number of a question, from the address of a link on the order's page. */
function orderNumberIn(search: string): string | undefined {
  const number = new URLSearchParams(search).get('order') ?? '';
  return /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(number) && number.length <= 40 ? number : undefined;
}

const subjectTexts = {
  Product: 'form:contact.subjects.Product',
  Order: 'form:contact.subjects.Order',
  Delivery: 'form:contact.subjects.Delivery',
  Return: 'form:contact.subjects.Return',
  Invoice: 'form:contact.subjects.Invoice',
  Press: 'form:contact.subjects.Press',
  Other: 'form:contact.subjects.Other',
} as const;

/** What nobody asks of a company that takes no orders on its site. */
const aboutOrders: readonly string[] = ['Order', 'Delivery', 'Return'];

function ContactForm({ onTaken }: { readonly onTaken: () => void }): ReactNode {
  const { t } = useLocale();
  const takesOrders = useSlots().cartLink !== undefined;
  const subjects = contactSubjects.filter((subject) => takesOrders || !aboutOrders.includes(subject));
  const { search } = useLocation();
  const order = takesOrders ? orderNumberIn(search) : undefined;
  const form = useSiteForm(contactForm, {
    onTaken,
    defaults: { ...senderDefaults, ...(order !== undefined && { subject: 'Order', orderNumber: order }) },
  });
  const labels = {
    subject: t('form:contact.subject'),
    orderNumber: t('form:contact.orderNumber'),
    message: t('form:message'),
    ...senderLabels(t),
  };
  return (
    <FormFrame form={form} labels={labels}>
      <SelectField
        {...form.field('subject')}
        label={labels.subject}
        placeholder={t('form:choose')}
        options={subjects.map((value) => ({ value, label: t(subjectTexts[value]) }))}
      />
      {takesOrders && (
        <TextField
          {...form.field('orderNumber')}
          autoComplete="off"
          width="medium"
          label={labels.orderNumber}
          hint={t('form:contact.orderNumberHint')}
          optional
        />
      )}
      <TextAreaField {...form.field('message')} label={labels.message} maxLength={maxMessageLength} rows={7} />
      <SenderFields form={form} />
      <TrapField form={form} />
      <FormActions>
        <SubmitButton label={t('form:contact.submit')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
