import type { ReactNode } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import type { Configuration } from '../use-configuration.ts';
import { OptionField } from './option-field.tsx';
import type { Option } from './option-type.ts';

interface OptionFieldsProps {
  readonly options: readonly Option[];
  readonly configuration: Configuration;
  readonly form: SiteForm;
  /** ISO 4217 of surcharges. */
  readonly currency: string;
}

/** Shows the control of each option, in their order, and what a choice has removed. */
export function OptionFields({ options, configuration, form, currency }: OptionFieldsProps): ReactNode {
  const { t } = useLocale();
  const { states, values, removed, problemOf } = configuration;
  const fields = options.map((option) => {
    const { id } = option;
    const state = states.get(id);
    const refused = form.errors.find(({ name }) => isOfOption(name, id));
    return (
      state && (
        <OptionField
          key={id}
          option={option}
          state={state}
          value={values[id]}
          form={form}
          currency={currency}
          error={refused?.text ?? problemOf(id, form.rejections > 0)}
        />
      )
    );
  });
  return (
    <>
      {fields}
      {options.length > 0 && (
        <div role="status">
          {removed.length > 0 && (
            <Note>{t('product:options.removed', { names: removed.map(({ label }) => label).join(', ') })}</Note>
          )}
        </div>
      )}
    </>
  );
}

/** Returns the labels of the rejected fields, by option. */
export function optionLabels(options: readonly Option[], form: SiteForm): Readonly<Record<string, string>> {
  return Object.fromEntries(
    form.errors.flatMap(({ name }) => {
      const option = options.find(({ id }) => isOfOption(name, id));
      return option ? [[name, option.label]] : [];
    }),
  );
}

function isOfOption(name: string, id: string): boolean {
  return name === `values.${id}` || name.startsWith(`values.${id}.`);
}
