import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { readProblem } from '#runtime/data/read-problem.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { removeFromCart } from '#runtime/lib/order-events.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';
import { ChoiceList } from '#runtime/ui/choice-list.tsx';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import type { OrderLine } from './cart.ts';
import { cartRemovalForm, getAddition } from './cart-forms.ts';
import {
  LineActions,
  LineBox,
  LineFoot,
  LineHead,
  LinePrice,
  LineText,
  PictureBox,
  removeClass,
  TierNote,
} from './cart-line.styles.ts';
import { LineChanges } from './line-changes.tsx';
import { LinePicture } from './line-picture.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { removedSearch } from './removed-line.ts';

interface CartLineProps {
  readonly line: OrderLine;
}

/** Shows a line of the cart: the product, its quantity and price, and a button to remove it. */
export function CartLine({ line }: CartLineProps): ReactNode {
  const { href, t } = useLocale();
  const { saveLine: SaveLine } = useSlots();
  const { currency } = line.pricing;
  const product = href('productDetail', { slug: line.slug });
  const configured = line.configurationId === undefined ? '' : `?configuration=${line.configurationId}`;
  return (
    <LineBox>
      <PictureBox>
        <LinePicture line={line} sizes="(min-width: 576px) 144px, 96px" />
      </PictureBox>
      <LineText>
        <LineHead>
          <h2>
            {product === undefined ? (
              line.name
            ) : (
              <Link to={`${product}${configured}`} className={textLinkClass()}>
                {line.name}
              </Link>
            )}
          </h2>
          <LinePrice>
            <Price incVat={line.pricing.totalIncVat} excVat={line.pricing.totalExcVat} currency={currency} />{' '}
            {line.pricing.totalIncVat > 0 && (
              <small>
                <VatLabel />
              </small>
            )}
          </LinePrice>
        </LineHead>
        <LineChoices line={line} />
        <LineChanges changes={line.changes} currency={currency} />
        <LineFoot>
          <LineQuantity line={line} />
          <div>
            {line.pricing.priceIncVat > 0 && (
              <Price
                incVat={line.pricing.priceIncVat}
                excVat={line.pricing.priceExcVat}
                currency={currency}
                text={(price) => t(line.unit === 'm2' ? 'cart:line.perSquareMetre' : 'cart:line.perPiece', { price })}
              />
            )}
            <Tiers line={line} />
          </div>
          <LineActions>
            {SaveLine && (
              <SaveLine
                kind={line.kind === 'PhotoPrint' ? 'PhotoPrint' : 'ConfiguredProduct'}
                name={line.name}
                fields={getAddition(line)}
              />
            )}
            <RemoveLine line={line} />
          </LineActions>
        </LineFoot>
      </LineText>
    </LineBox>
  );
}

/** Shows the chosen options of a line, as text. */
export function LineChoices({ line }: CartLineProps): ReactNode {
  const { locale, t } = useLocale();
  const { variantName, choices, crop } = line;
  return (
    <ChoiceList
      choices={[
        ...(variantName !== undefined && choices.length === 0
          ? [{ id: 'variant', label: t('cart:line.variant'), value: variantName }]
          : []),
        ...(crop
          ? [
              {
                id: 'print',
                label: t('cart:line.print'),
                value: t('cart:line.printed', {
                  width: formatNumber(crop.size.width, locale),
                  height: formatNumber(crop.size.height, locale),
                  dpi: crop.dpi,
                }),
              },
            ]
          : []),
        ...choices.map(({ optionId, label, value }) => ({ id: `option-${optionId}`, label, value })),
      ]}
    />
  );
}

/** Shows the volume tier that is reached, and the next one. */
function Tiers({ line: { unit, tier, nextTier, pricing } }: CartLineProps): ReactNode {
  const { locale, t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  const price = ({ priceIncludingVat, priceExcludingVat }: NonNullable<OrderLine['nextTier']>): string =>
    formatMoney(hasIncludedVat ? priceIncludingVat : priceExcludingVat, pricing.currency, locale);
  const isArea = unit === 'm2';
  return (
    <>
      {tier?.minQuantity !== undefined && tier.minQuantity > 1 && (
        <TierNote>{t(isArea ? 'cart:tier.reachedArea' : 'cart:tier.reached', { min: tier.minQuantity })}</TierNote>
      )}
      {nextTier && (
        <TierNote>
          {isArea
            ? t('cart:tier.nextArea', { missing: nextTier.missing, price: price(nextTier) })
            : t('cart:tier.next', { count: nextTier.missing, price: price(nextTier) })}
        </TierNote>
      )}
    </>
  );
}

function RemoveLine({ line }: CartLineProps): ReactNode {
  const { t } = useLocale();
  const navigate = useNavigate();
  const tracking = useTracking();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutate, error } = useMutation({
    ...trpc.cart.remove.mutationOptions(),
    scope: { id: 'cart' },
    onSuccess: (order) => {
      queryClient.setQueryData(trpc.cart.order.queryKey(), order);
      tracking?.report(['order', removeFromCart(line, line.quantity.current)]);
      void navigate(removedSearch({ name: line.name, fields: getAddition(line) }), {
        replace: true,
        preventScrollReset: true,
      });
    },
  });
  const problem = error ? readProblem(error)?.messageKey : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ lineId: line.id });
  };
  return (
    <form method="post" onSubmit={send}>
      <input type="hidden" name={formNameField} value={cartRemovalForm.name} />
      <input type="hidden" name="lineId" value={line.id} />
      <button type="submit" className={removeClass()}>
        {t('cart:line.remove')}
        <span className={hiddenClass()}> {line.name}</span>
      </button>
      {problem !== undefined && <FieldError role="alert">{t(problem)}</FieldError>}
    </form>
  );
}
