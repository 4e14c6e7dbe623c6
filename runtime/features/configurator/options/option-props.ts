import type { components } from '#generated/contracts/product-api.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import type { Option, OptionState } from '../option-rules.ts';

/** What the control of an option is given. */
export interface OptionProps<Shape = Option> {
  readonly option: Shape;
  readonly state: OptionState;
  readonly form: SiteForm;
  /** ISO 4217 of surcharges. */
  readonly currency: string;
  /** What is chosen by now. */
  readonly value: components['schemas']['ConfigurationValue'] | undefined;
  /** What is wrong with what was chosen. */
  readonly error: string | undefined;
}

/** The option of a type. */
export type OptionOf<Type extends Option['type']> = Extract<Option, { type: Type }>;
