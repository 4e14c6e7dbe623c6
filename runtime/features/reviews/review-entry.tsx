import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { maxReviewLength, starChoices } from '#runtime/validation/forms/review.ts';
import { ReviewsHead, ReviewsPage } from './order-reviews.styles.ts';
import { reviewsAddress } from './review-address.ts';
import { reviewForm } from './review-form.ts';

interface ReviewEntryProps {
  readonly orderId: string;
  readonly product: components['schemas']['ReviewedProduct'];
}

/** Shows the form that reviews a product, with what its customer has said of it before. */
export function ReviewEntry({ orderId, product: { productId, name, review } }: ReviewEntryProps): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(reviewForm, {
    defaults: {
      orderId,
      productId,
      ...(review && { stars: String(review.stars), title: review.title, text: review.text, name: review.name }),
    },
    onTaken: () => navigate(reviewsAddress(pathname, { orderId, sent: productId })),
  });
  const labels = {
    stars: t('checkout:reviews.stars.label'),
    title: t('checkout:reviews.heading'),
    text: t('checkout:reviews.text'),
    name: t('checkout:reviews.name'),
  };
  const starTexts = {
    '5': t('checkout:reviews.stars.five'),
    '4': t('checkout:reviews.stars.four'),
    '3': t('checkout:reviews.stars.three'),
    '2': t('checkout:reviews.stars.two'),
    '1': t('checkout:reviews.stars.one'),
  };
  return (
    <ReviewsPage>
      <ReviewsHead>
        <Eyebrow>{t('checkout:reviews.title')}</Eyebrow>
        <h1 className={headingClass({ size: '2xl' })}>{name}</h1>
        <Lead>{t('checkout:reviews.rules')}</Lead>
      </ReviewsHead>
      <FormFrame form={form} labels={labels}>
        {(['orderId', 'productId'] as const).map((field) => {
          const { error: _, ...input } = form.field(field);
          return <input key={field} type="hidden" {...input} />;
        })}
        <ChoiceField
          {...form.field('stars')}
          label={labels.stars}
          options={starChoices.map((value) => ({ value, label: starTexts[value] }))}
        />
        <TextField {...form.field('title')} label={labels.title} autoComplete="off" optional />
        <TextAreaField {...form.field('text')} label={labels.text} maxLength={maxReviewLength} rows={6} />
        <TextField
          {...form.field('name')}
          label={labels.name}
          hint={t('checkout:reviews.nameHint')}
          autoComplete="nickname"
          width="medium"
        />
        <FormActions>
          <SubmitButton label={t('checkout:reviews.send')} isBusy={form.isSending} />
          <Link to={reviewsAddress(pathname, { orderId })} className={onwardLinkClass()}>
            {t('checkout:reviews.cancel')}
          </Link>
        </FormActions>
      </FormFrame>
    </ReviewsPage>
  );
}
