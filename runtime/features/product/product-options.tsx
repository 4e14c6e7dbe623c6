import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { megabytesOf } from '#runtime/lib/megabytes.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Price } from '#runtime/ui/price.tsx';
import { Swatch } from '#runtime/ui/swatch.tsx';
import {
  Measure,
  OptionGroup,
  OptionHint,
  OptionList,
  OptionTitle,
  Remark,
  Surcharge,
  Value,
  ValueList,
} from './product-options.styles.ts';

type Schemas = components['schemas'];
type Option = Schemas['ProductOption'];
type AnyValue = Schemas['OptionValue'] | Schemas['ImageOptionValue'] | Schemas['ColorOptionValue'];

interface ProductOptionsProps {
  readonly options: readonly Option[];
  /** ISO 4217 of the surcharges. */
  readonly currency: string;
}

type RemarkOption = Extract<Option, { type: 'GreenRemark' | 'OrangeRemark' | 'RedRemark' }>;

/** Whether an option is no choice but something to know. */
export function isRemark(option: Option): option is RemarkOption {
  return option.type === 'GreenRemark' || option.type === 'OrangeRemark' || option.type === 'RedRemark';
}

/** What can be chosen on a product and what each choice adds to the price. */
export function ProductOptions({ options, currency }: ProductOptionsProps): ReactNode {
  return (
    <OptionList>
      {options.map((option) =>
        isRemark(option) ? (
          <Remark key={option.id} tone={option.type}>
            <strong>{option.label}</strong>
            <span>{option.text}</span>
          </Remark>
        ) : (
          <OptionGroup key={option.id} aria-label={option.label}>
            <OptionTitle>
              {option.label}
              {'surchargeIncVat' in option && option.surchargeIncVat > 0 && (
                <SurchargeOf of={option} currency={currency} />
              )}
            </OptionTitle>
            {option.hint !== undefined && <OptionHint>{option.hint}</OptionHint>}
            <Choices option={option} currency={currency} />
          </OptionGroup>
        ),
      )}
    </OptionList>
  );
}

function Choices({ option, currency }: { readonly option: Option; readonly currency: string }): ReactNode {
  const { locale, t } = useLocale();
  const number = (value: number): string => formatNumber(value, locale);
  switch (option.type) {
    case 'Radio':
    case 'RadioWithImage':
    case 'RadioWithImageSmall':
    case 'RadioColor':
    case 'DropDown':
      return (
        <ValueList>
          {option.values.map((value) => (
            <ValueOf key={value.id} value={value} currency={currency} priced={option.values.some(hasSurcharge)} />
          ))}
        </ValueList>
      );
    case 'ColorPicker':
      return option.palette.length === 0 ? (
        <Measure>{t('product:options.anyColor')}</Measure>
      ) : (
        <ValueList>
          {option.palette.map((color) => (
            <Value key={color.hex}>
              <Swatch hex={color.hex} size={20} />
              {color.name}
            </Value>
          ))}
        </ValueList>
      );
    case 'Number':
      return (
        <Measure>
          {t('product:options.range', { min: number(option.minimum), max: number(option.maximum) })} {option.unit ?? ''}
        </Measure>
      );
    case 'Dimensions': {
      const bounds = ({ minimum, maximum }: Schemas['DimensionBounds']): { min: string; max: string } => ({
        min: number(minimum),
        max: number(maximum),
      });
      return (
        <>
          <Measure>{t('product:options.width', bounds(option.width))}</Measure>
          <Measure>{t('product:options.height', bounds(option.height))}</Measure>
          {option.depth && <Measure>{t('product:options.depth', bounds(option.depth))}</Measure>}
        </>
      );
    }
    case 'File':
      return (
        <Measure>
          {t('product:options.file', {
            types: option.accept.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', '),
            megabytes: number(megabytesOf(option.maxBytes)),
          })}
        </Measure>
      );
    case 'TextArea':
      return <Measure>{t('product:options.text', { max: number(option.maxLength) })}</Measure>;
    default:
      return null;
  }
}

const hasSurcharge = ({ surchargeIncVat }: AnyValue): boolean => surchargeIncVat > 0;

interface ValueOfProps {
  readonly value: AnyValue;
  readonly currency: string;
  /** Whether the option has values that cost extra, so that it is worth saying which do not. */
  readonly priced: boolean;
}

function ValueOf({ value, currency, priced }: ValueOfProps): ReactNode {
  const pictured = 'image' in value;
  return (
    <Value pictured={pictured}>
      {pictured && <Picture picture={value.image} sizes="136px" ratio="square" corners="medium" alt="" />}
      {'color' in value && <Swatch hex={value.color} size={20} />}
      <span>{value.label}</span>
      {priced && <SurchargeOf of={value} currency={currency} />}
    </Value>
  );
}

interface SurchargeOfProps {
  readonly of: { readonly surchargeIncVat: number; readonly surchargeExcVat: number };
  readonly currency: string;
}

function SurchargeOf({ of, currency }: SurchargeOfProps): ReactNode {
  const { t } = useLocale();
  return (
    <Surcharge>
      {of.surchargeIncVat === 0 ? (
        t('product:options.included')
      ) : (
        <Price
          incVat={of.surchargeIncVat}
          excVat={of.surchargeExcVat}
          currency={currency}
          text={(price) => t('product:options.surcharge', { price })}
        />
      )}
    </Surcharge>
  );
}
