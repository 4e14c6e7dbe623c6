import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldGroup, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FieldErrorText, FieldHintText, LabelText, useFieldWiring } from '#runtime/ui/form/field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { Swatch } from '#runtime/ui/swatch.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import { ChoiceCards, ChoiceName, choiceCardClass } from './choice-option.styles.ts';
import type { AskingOptionType, OptionOf, OptionProps } from './option-type.ts';

/** A colour: of a palette where there is one, else any, as `#rrggbb` or by the browser's own picker. */
export const colorPicker: AskingOptionType<'ColorPicker'> = {
  asks: true,
  Control: ColorPickerOption,
  defaultValue: ({ required, default: color }) =>
    required && color !== undefined ? { type: 'ColorPicker', color } : undefined,
};

function ColorPickerOption(props: OptionProps<OptionOf<'ColorPicker'>>): ReactNode {
  return props.option.palette.length === 0 ? <AnyColor {...props} /> : <PaletteColor {...props} />;
}

function AnyColor({ option, state, form, currency, error }: OptionProps<OptionOf<'ColorPicker'>>): ReactNode {
  const { t } = useLocale();
  const labelOf = useLabelWithSurcharge(currency);
  return (
    <TextField
      {...form.field(`values.${option.id}.color`)}
      type="text"
      autoComplete="off"
      spellCheck={false}
      width="short"
      placeholder="#2d2a26"
      label={labelOf(option)}
      hint={[option.hint, t('product:options.colorCode')].filter(Boolean).join(' ')}
      error={error}
      optional={!state.isRequired}
    />
  );
}

function PaletteColor({ option, state, form, currency, error }: OptionProps<OptionOf<'ColorPicker'>>): ReactNode {
  const { t } = useLocale();
  const name = `values.${option.id}.color`;
  const labelOf = useLabelWithSurcharge(currency);
  const { error: _, defaultValue = '', ...field } = form.field(name);
  const optional = !state.isRequired;
  const { id, name: __, ...wiring } = useFieldWiring({ name, hint: option.hint, error, optional });
  const none = { name: t('product:options.none'), hex: '' };
  return (
    <FieldGroup role="radiogroup" {...wiring}>
      <legend className={labelClass().className}>
        <LabelText label={labelOf(option)} optional={optional} />
      </legend>
      <FieldHintText name={name} hint={option.hint} />
      <ChoiceCards look="RadioColor">
        {[...(option.required ? [] : [none]), ...option.palette].map((color, index) => (
          <label key={color.hex} className={choiceCardClass({ look: 'RadioColor' }).className}>
            <input
              {...field}
              type="radio"
              id={index === 0 ? id : `${id}-${color.hex}`}
              value={color.hex}
              defaultChecked={defaultValue === color.hex}
            />
            {color.hex !== '' && <Swatch hex={color.hex} size={32} />}
            <ChoiceName>{color.name}</ChoiceName>
          </label>
        ))}
      </ChoiceCards>
      <FieldErrorText name={name} error={error} />
    </FieldGroup>
  );
}
