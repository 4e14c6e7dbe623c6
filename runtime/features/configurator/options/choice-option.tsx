import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldGroup, labelClass } from '#runtime/ui/form/field.styles.ts';
import { FieldErrorText, FieldHintText, LabelText, useFieldWiring } from '#runtime/ui/form/field.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { Swatch } from '#runtime/ui/swatch.tsx';
import { useLabelWithSurcharge } from '../use-surcharge.ts';
import { ChoiceCards, ChoiceName, choiceCardClass } from './choice-option.styles.ts';
import type { OptionOf, OptionProps } from './option-type.ts';

type Schemas = components['schemas'];
type AnyValue = Schemas['OptionValue'] | Schemas['ImageOptionValue'] | Schemas['ColorOptionValue'];
type ChoiceShape = OptionOf<'Radio' | 'RadioWithImage' | 'RadioWithImageSmall' | 'RadioColor'>;

/** Shows a choice of a few, each on a card of its own: by name, by image or by colour. */
export function ChoiceOption({ option, state, form, currency, error }: OptionProps<ChoiceShape>): ReactNode {
  const { id, label, hint, type } = option;
  const name = `values.${id}.valueId`;
  const labelOf = useLabelWithSurcharge(currency);
  const { error: _, defaultValue, ...field } = form.field(name);
  const optional = !state.isRequired;
  const { id: firstId, name: __, ...wiring } = useFieldWiring({ name, hint, error, optional });
  const all: readonly AnyValue[] = option.values;
  const { t } = useLocale();
  const none = { id: '', label: t('product:options.none'), surchargeIncVat: 0, surchargeExcVat: 0, isDefault: false };
  // An optional choice can be cleared again.
  const values = [...(option.required ? [] : [none]), ...all.filter((value) => state.valueIds?.has(value.id) ?? true)];
  return (
    <FieldGroup role="radiogroup" {...wiring}>
      <legend className={labelClass().className}>
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldHintText name={name} hint={hint} />
      <ChoiceCards look={type}>
        {values.map((value, index) => (
          <label key={value.id} className={choiceCardClass({ look: type }).className}>
            <input
              {...field}
              type="radio"
              id={index === 0 ? firstId : `${firstId}-${value.id || 'none'}`}
              value={value.id}
              defaultChecked={(defaultValue ?? '') === value.id}
            />
            {'image' in value && (
              <Picture
                picture={value.image}
                sizes={type === 'RadioWithImage' ? '180px' : '72px'}
                ratio="square"
                corners="small"
                alt=""
              />
            )}
            {'color' in value && <Swatch hex={value.color} size={32} />}
            <ChoiceName>{labelOf(value)}</ChoiceName>
          </label>
        ))}
      </ChoiceCards>
      <FieldErrorText name={name} error={error} />
    </FieldGroup>
  );
}
