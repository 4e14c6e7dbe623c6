import type { Locator } from 'playwright';
import type { components } from '#generated/contracts/product-api.ts';
import { testPdf } from './uploads.ts';

type Option = components['schemas']['ProductOption'];

/** A choice of an option. */
export interface Choice {
  readonly label: string;
  /** Its text on an order. */
  readonly words: string;
  /** Its value for the surcharge: a value of a list, or `true`. */
  readonly counted: string | true;
  /** Size in millimetres, if cut to size. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Returns whether an option is a remark. */
export function isRemark(
  option: Option,
): option is Extract<Option, { readonly type: 'GreenRemark' | 'OrangeRemark' | 'RedRemark' }> {
  return option.type.endsWith('Remark');
}

/** Matches names with this beginning, which may be followed by a surcharge or "optional". */
const beginning = (label: string): RegExp => new RegExp(`^${label.replaceAll(/[^\w\s]/g, '\\$&')}`);

/**
 * Sets the control of an option, found by role and name, to a value other than its default.
 *
 * @param wanted - Values of a list, one of which is chosen because others depend on it; empty: the last one.
 */
export async function choose(
  form: Locator,
  option: Exclude<Option, { readonly text: string }>,
  wanted: readonly string[] = [],
): Promise<Choice> {
  const { label, type } = option;
  const name = beginning(label);
  switch (option.type) {
    case 'Radio':
    case 'RadioWithImage':
    case 'RadioWithImageSmall':
    case 'RadioColor': {
      const value = getLast(option.values, wanted);
      await form
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: beginning(value.label) })
        .check();
      return { label, words: value.label, counted: value.id };
    }
    case 'DropDown': {
      const value = getLast(option.values, wanted);
      await form.getByRole('combobox', { name }).selectOption(value.id);
      return { label, words: value.label, counted: value.id };
    }
    case 'Number': {
      const number = otherThan(option.default ?? option.minimum, option);
      await form.getByRole('spinbutton', { name }).fill(String(number));
      const words = [new Intl.NumberFormat('en-GB').format(number), option.unit ?? ''].join(' ').trim();
      return { label, words, counted: true };
    }
    case 'Dimensions': {
      const sizes: number[] = [];
      const group = form.getByRole('group', { name });
      for (const measure of ['width', 'height', 'depth'] as const) {
        const bounds = option[measure];
        if (!bounds) continue;
        const size = otherThan(bounds.default, bounds);
        // A slow typist triggers a request after each measure; an incomplete size is no error.
        const answer = form.page().waitForResponse('**/configurator.configure*');
        await group.getByRole('spinbutton', { name: new RegExp(`^${measure}`, 'i') }).fill(String(size));
        await answer;
        sizes.push(size);
      }
      const [width = 0, height = 0] = sizes;
      return { label, words: `${sizes.join(' × ')} mm`, counted: true, size: { width, height } };
    }
    case 'TextArea': {
      const text = `About ${option.id}`;
      await form.getByRole('textbox', { name }).fill(text);
      return { label, words: text, counted: true };
    }
    case 'ColorPicker': {
      const color = option.palette.at(-1);
      if (color)
        await form.getByRole('radiogroup', { name }).getByRole('radio', { name: color.name, exact: true }).check();
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
    default:
      throw new Error(`Nothing says how a browser sets an option of type ${type}.`);
  }
}

function getLast<Value extends { readonly id: string }>(values: readonly Value[], wanted: readonly string[]): Value {
  const last = values.findLast(({ id }) => wanted.length === 0 || wanted.includes(id));
  if (last === undefined) throw new Error('The option has no such value');
  return last;
}

/** Returns another number within bounds. */
function otherThan(number: number, { maximum, step }: { readonly maximum: number; readonly step: number }): number {
  return number + step <= maximum ? number + step : number - step;
}
