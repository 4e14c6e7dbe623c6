import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { FieldGroup, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FieldErrorText, FieldHintText, LabelText, useFieldWiring } from '#runtime/ui/form/field.tsx';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import { Drawing } from './dimensions.styles.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

const measures = ['width', 'height', 'depth'] as const;

/** Outer measures in millimetres, with a drawing in their proportions. */
export const dimensions: AskingOptionType<'Dimensions'> = {
  asks: true,
  Control: DimensionsOption,
  defaultValue: ({ required, width, height, depth }) =>
    required
      ? {
          type: 'Dimensions',
          width: width.default,
          height: height.default,
          ...(depth && { depth: depth.default }),
        }
      : undefined,
  measure: (value, measure) => (measure === undefined ? undefined : value[measure]),
  isCut: true,
};

function DimensionsOption({
  option,
  state,
  form,
  currency,
  value,
  error,
}: OptionProps<OptionOf<'Dimensions'>>): ReactNode {
  const { locale, t } = useLocale();
  const labelOf = useLabelWithSurcharge(currency);
  const name = `values.${option.id}`;
  const optional = !state.isRequired;
  const { name: _, 'aria-required': __, ...wiring } = useFieldWiring({ name, hint: option.hint, error, optional });
  const texts = {
    width: 'product:options.width',
    height: 'product:options.height',
    depth: 'product:options.depth',
  } as const;
  return (
    <FieldGroup {...wiring} tabIndex={-1}>
      <legend className={labelClass().className}>
        <LabelText label={labelOf(option)} optional={optional} />
      </legend>
      <FieldHintText name={name} hint={option.hint} />
      <FieldRow columns={option.depth ? 'three' : 'even'}>
        {measures.map((measure) => {
          const bounds = option[measure];
          if (!bounds) return null;
          const minimum = state.bounds[measure]?.minimum ?? bounds.minimum;
          const maximum = state.bounds[measure]?.maximum ?? bounds.maximum;
          const { error: own, ...field } = form.field(`${name}.${measure}`);
          return (
            <TextField
              key={measure}
              {...field}
              {...(own !== undefined && { error: own })}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={minimum}
              max={maximum}
              step={bounds.step}
              label={t(texts[measure], { min: formatNumber(minimum, locale), max: formatNumber(maximum, locale) })}
            />
          );
        })}
      </FieldRow>
      {value?.type === 'Dimensions' && <Proportions width={value.width} height={value.height} />}
      <FieldErrorText name={name} error={error} />
    </FieldGroup>
  );
}

/** Units of the drawing. */
const room = 160;

function Proportions({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  if (!(width > 0 && height > 0)) return null;
  const scale = room / Math.max(width, height);
  const [w, h] = [width * scale, height * scale];
  return (
    <Drawing viewBox={`-2 -2 ${room + 4} ${room + 4}`} aria-hidden="true" focusable="false">
      <rect x={(room - w) / 2} y={(room - h) / 2} width={w} height={h} />
    </Drawing>
  );
}
