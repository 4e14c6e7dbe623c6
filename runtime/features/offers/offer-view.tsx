import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { offerOrderForm } from './offer-form.ts';
import { OfferedLine, OfferedLines, OfferHead, OfferPage, OfferTotal } from './offer-view.styles.ts';

type Offer = components['schemas']['Offer'];

interface OfferViewProps {
  readonly offer: Offer;
}

/** Shows an offer, with the button that orders by it while it is open. */
export function OfferView({ offer }: OfferViewProps): ReactNode {
  const { locale, t } = useLocale();
  const { reference, state, validUntil, note, lines, currency } = offer;
  const date = formatDay(validUntil, locale);
  return (
    <OfferPage>
      <OfferHead>
        <Eyebrow>{reference}</Eyebrow>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:offer.title')}</h1>
        <Lead>{t('checkout:offer.until', { date })}</Lead>
        {note !== undefined && <p data-note>{note}</p>}
      </OfferHead>
      <OfferedLines aria-label={t('checkout:offer.lines')}>
        {lines.map((line) => (
          <OfferLine key={`${line.variantId} ${line.priceExcVat}`} line={line} currency={currency} />
        ))}
      </OfferedLines>
      <OfferTotal>
        <span>{t('checkout:offer.total')}</span>
        <strong>
          <Price incVat={offer.totalIncVat} excVat={offer.totalExcVat} currency={currency} />
        </strong>
        <small>
          <VatLabel />
        </small>
      </OfferTotal>
      {state === 'open' ? (
        <OrderForm offerId={offer.id} />
      ) : (
        <Note tone="info">
          <p>{t(`checkout:offer.states.${state}`, { date })}</p>
        </Note>
      )}
    </OfferPage>
  );
}

interface OfferLineProps {
  readonly line: Offer['lines'][number];
  readonly currency: string;
}

function OfferLine({ line, currency }: OfferLineProps): ReactNode {
  const { href, locale, t } = useLocale();
  const { name, slug, variantName, choices, quantity, image, unit } = line;
  const page = slug === undefined ? undefined : href('productDetail', { slug });
  const words = choices.length > 0 ? choices.map(({ label, value }) => `${label}: ${value}`) : [variantName ?? ''];
  return (
    <OfferedLine>
      <div>{image && <Picture picture={image} sizes="72px" ratio="square" corners="small" />}</div>
      <div>
        <strong>
          {formatNumber(quantity, locale)} ×{' '}
          {page === undefined ? (
            name
          ) : (
            <Link to={page} className={textLinkClass()}>
              {name}
            </Link>
          )}
        </strong>
        <p>{words.join(', ')}</p>
        <p>
          <Price
            incVat={line.priceIncVat}
            excVat={line.priceExcVat}
            currency={currency}
            text={(price) => t(unit === 'm2' ? 'cart:line.perSquareMetre' : 'cart:line.perPiece', { price })}
          />
        </p>
      </div>
      <strong>
        <Price incVat={line.totalIncVat} excVat={line.totalExcVat} currency={currency} />
      </strong>
    </OfferedLine>
  );
}

function OrderForm({ offerId }: { readonly offerId: string }): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const form = useSiteForm(offerOrderForm, {
    defaults: { offerId },
    onTaken: () => navigate(href('checkout') ?? '/'),
  });
  const { error: _, ...field } = form.field('offerId');
  const contact = href('contact');
  return (
    <FormFrame form={form} labels={{}}>
      <input type="hidden" {...field} defaultValue={offerId} />
      <FormActions>
        <SubmitButton label={t('checkout:offer.order')} isBusy={form.isSending} />
        {contact !== undefined && (
          <Link to={contact} className={onwardLinkClass()}>
            {t('checkout:offer.contact')}
          </Link>
        )}
      </FormActions>
    </FormFrame>
  );
}
