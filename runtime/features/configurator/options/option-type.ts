import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';

type Schemas = components['schemas'];

/** Something that can be chosen on a product, or a remark among the choices. */
export type Option = Schemas['ProductOption'];
/** What is chosen. */
export type Value = Schemas['ConfigurationValue'];

/** The types whose options ask for a value. */
export type AskingType = Value['type'];
/** The types whose options are no choice but something to know. */
export type RemarkType = Exclude<Option['type'], AskingType>;

/** The option of a type. */
export type OptionOf<Type extends Option['type']> = { readonly [Each in Option as Each['type']]: Each }[Type];
/** The value of an option of a type. */
export type ValueOf<Type extends AskingType> = { readonly [Each in Value as Each['type']]: Each }[Type];

/** How an option stands while a product is configured, as far as a form has to know. */
export interface OptionState {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** The values that are left of a list; absent: all of them. */
  readonly valueIds?: ReadonlySet<string>;
  /** Narrower bounds, by `number`, `width`, `height` and `depth`. */
  readonly bounds: Readonly<Record<string, { readonly minimum?: number; readonly maximum?: number }>>;
  readonly maxLength?: number;
}

/** What the control of an option is given. */
export interface OptionProps<Shape = Option> {
  readonly option: Shape;
  readonly state: OptionState;
  readonly form: SiteForm;
  /** ISO 4217 of surcharges. */
  readonly currency: string;
  /** What is chosen by now. */
  readonly value: Value | undefined;
  /** What is wrong with what was chosen. */
  readonly error: string | undefined;
}

/** A type whose options are something to know. */
export interface RemarkOptionType<Type extends RemarkType> {
  readonly asks: false;
  Control(props: OptionProps<OptionOf<Type>>): ReactNode;
}

/** A type whose options ask for a value. */
export interface AskingOptionType<Type extends AskingType> {
  readonly asks: true;
  /** Asks for a value. Its fields are called `values.<option>.<member>`. */
  Control(props: OptionProps<OptionOf<Type>>): ReactNode;
  /**
   * Returns what an option begins with, as the API has it: a default counts where something has to be chosen. What may be
   * left out is left out at first, as it is in the price that the page begins with.
   */
  defaultValue(option: OptionOf<Type>): ValueOf<Type> | undefined;
  /** Whether a value is an answer that others depend on; absent: every value is one. */
  isAnswer?(value: ValueOf<Type>): boolean;
  /** Returns the number that a condition compares; absent: it has none. */
  measure?(value: ValueOf<Type>, measure: 'width' | 'height' | 'depth' | undefined): number | undefined;
  /** Set where its control sends files. */
  readonly sendsFiles?: true;
  /** Set where the product is cut to its value: what is sold by the square metre is then counted in pieces. */
  readonly isCut?: true;
}
