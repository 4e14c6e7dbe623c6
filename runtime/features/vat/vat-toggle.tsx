import type { MouseEvent, ReactNode } from 'react';
import type { HeaderPartProps } from '#runtime/contracts/slots.ts';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { fetchStaticParts } from '#runtime/ui/static-part.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { rememberVat, vatPath } from './remember-vat.ts';
import { Choice, Choices, legendClass, toggleClass } from './vat-toggle.styles.ts';

/**
 * Shows the choice of prices with or without VAT. A form that leads back to this page, so that it works before and
 * without JavaScript; with it, prices change in place.
 */
export function VatToggle({ place }: HeaderPartProps): ReactNode {
  const { t } = useLocale();
  const { hasIncludedVat, setHasIncludedVat } = useAppSetting();
  const { pathname, search } = useLocation();

  const choose = (event: MouseEvent, vat: VatChoice): void => {
    event.preventDefault();
    setHasIncludedVat(vat === 'incl');
    void rememberVat(vat);
  };
  /** Fetches ahead what shows prices and is not there yet. */
  const prepare = (): void => void fetchStaticParts().catch(() => undefined);
  const choice = (vat: VatChoice, text: string, pressed: boolean): ReactNode => (
    <Choice
      type="submit"
      name="vat"
      value={vat}
      aria-pressed={pressed}
      data-text={text}
      onClick={(event: MouseEvent) => choose(event, vat)}
    >
      {text}
    </Choice>
  );

  return (
    <form method="post" action={vatPath} className={toggleClass({ place })} onPointerEnter={prepare} onFocus={prepare}>
      <input type="hidden" name="to" value={`${pathname}${search}`} />
      <Choices>
        <legend className={place === 'menu' ? legendClass() : hiddenClass()}>{t('product:vat.label')}</legend>
        {choice('incl', t('product:vat.including'), hasIncludedVat)}
        {choice('excl', t('product:vat.excluding'), !hasIncludedVat)}
      </Choices>
    </form>
  );
}
