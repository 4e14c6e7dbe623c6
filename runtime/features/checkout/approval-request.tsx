import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { approvalRequestForm } from './checkout-forms.ts';

type Order = components['schemas']['Order'];

interface ApprovalRequestProps {
  readonly approval: NonNullable<Order['approval']>;
  readonly version: number;
}

/** Shows how the approval of an order stands that cannot be placed without one, and the form that asks for it. */
export function ApprovalRequest({ approval: { state, name = '', reason }, version }: ApprovalRequestProps): ReactNode {
  const { t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useSiteForm(approvalRequestForm, {
    defaults: { version: String(version) },
    onTaken: () => queryClient.invalidateQueries(trpc.cart.order.queryFilter()),
  });
  const { error: _, ...field } = form.field('version');
  return (
    <>
      <Note tone="info" role="status">
        <p>{t(statusTexts[state], { name })}</p>
        {reason !== undefined && <p>{reason}</p>}
      </Note>
      {state !== 'requested' && (
        <FormFrame form={form} labels={{}}>
          <input type="hidden" {...field} defaultValue={String(version)} />
          <FormActions>
            <SubmitButton label={t('checkout:approval.ask')} isBusy={form.isSending} />
          </FormActions>
        </FormFrame>
      )}
    </>
  );
}

const statusTexts = {
  needed: 'checkout:approval.needed',
  requested: 'checkout:approval.requested',
  approved: 'checkout:approval.approved',
  refused: 'checkout:approval.refused',
} as const;
