import type { Locator } from 'playwright';
import type { components } from '#generated/contracts/product-api.ts';
import { testPdf } from './uploads.ts';

type Option = components['schemas']['ProductOption'];

/** What was chosen of an option. */
export interface Choice {
  readonly label: string;
  /** As an order shows it. */
  readonly words: string;
  /** What of it costs something: a value of a list, or that it was used at all. */
  readonly counted: string | true;
}

/** Whether an option is no choice but something to know. */
export function isRemark(
  option: Option,
): option is Extract<Option, { readonly type: 'GreenRemark' | 'OrangeRemark' | 'RedRemark' }> {
  return option.type.endsWith('Remark');
}

/** A name that begins so: a surcharge, or that it may be left out, may follow. */
const beginning = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[^\w\s]/g, '\\$&')}`);

/** Sets the control of an option by its role and name, to something else than it begins with. */
export async function choose(form: Locator, option: Exclude<Option, { readonly text: string }>): Promise<Choice> {
  const { label } = option;
  const name = beginning(label);
  switch (option.type) {
    case 'Radio':
    case 'RadioWithImage':
    case 'RadioWithImageSmall':
    case 'RadioColor': {
      const value = lastOf(option.values);
      await form.getByRole('radiogroup', { name }).getByRole('radio', { name: beginning(value.label) }).check();
      return { label, words: value.label, counted: value.id };
    }
    case 'DropDown': {
      const value = lastOf(option.values);
      await form.getByRole('combobox', { name }).selectOption(value.id);
      return { label, words: value.label, counted: value.id };
    }
    case 'Number': {
      const number = (option.default ?? option.minimum) + option.step;
      await form.getByRole('spinbutton', { name }).fill(String(number));
      return { label, words: inEnglish(number), counted: true };
    }
    case 'Dimensions': {
      const sizes: string[] = [];
      const group = form.getByRole('group', { name });
      for (const measure of ['width', 'height', 'depth'] as const) {
        const bounds = option[measure];
        if (!bounds) continue;
        const size = bounds.default + bounds.step;
        await group.getByRole('spinbutton', { name: new RegExp(`^${measure}`, 'i') }).fill(String(size));
        sizes.push(inEnglish(size));
      }
      return { label, words: `${sizes.join(' × ')} mm`, counted: true };
    }
    case 'TextArea': {
      const text = `About ${option.id}`;
      await form.getByRole('textbox', { name }).fill(text);
      return { label, words: text, counted: true };
    }
    case 'ColorPicker': {
      const color = option.palette.at(-1);
      if (color) await form.getByRole('radiogroup', { name }).getByRole('radio', { name: color.name, exact: true }).check();
      else await form.getByRole('textbox', { name }).fill('#2d2a26');
      return { label, words: color?.name ?? '#2d2a26', counted: true };
    }
    case 'Checkbox':
      await form.getByRole('checkbox', { name }).check();
      return { label, words: 'Yes', counted: true };
    case 'File': {
      const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: testPdf(2000) };
      await form.getByLabel(name).setInputFiles(file);
      await form.getByText(/^plan\.pdf – /).waitFor();
      return { label, words: 'plan.pdf', counted: true };
    }
  }
}

function lastOf<Value>(values: readonly Value[]): Value {
  const last = values.at(-1);
  if (last === undefined) throw new Error('The option has no values');
  return last;
}

function inEnglish(number: number): string {
  return new Intl.NumberFormat('en-GB').format(number);
}
