import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';

type Schemas = components['schemas'];

/** An option of a product, or a remark between options. */
export type Option = Schemas['ProductOption'];
/** The value of an option. */
export type Value = Schemas['ConfigurationValue'];

/** The types whose options ask for a value. */
export type AskingType = Value['type'];
/** The types whose options are remarks. */
export type RemarkType = Exclude<Option['type'], AskingType>;

/** The option of a type. */
export type OptionOf<Type extends Option['type']> = { readonly [Each in Option as Each['type']]: Each }[Type];
/** The value of an option of a type. */
export type ValueOf<Type extends AskingType> = { readonly [Each in Value as Each['type']]: Each }[Type];

/** The state of an option during configuration. */
export interface OptionState {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** The values of a list that are still possible; absent: all of them. */
  readonly valueIds?: ReadonlySet<string>;
  /** Narrower bounds, by `number`, `width`, `height` and `depth`. */
  readonly bounds: Readonly<Record<string, { readonly minimum?: number; readonly maximum?: number }>>;
  readonly maxLength?: number;
}

/** Props of the control of an option. */
export interface OptionProps<Shape = Option> {
  readonly option: Shape;
  readonly state: OptionState;
  readonly form: SiteForm;
  /** ISO 4217 of surcharges. */
  readonly currency: string;
  /** The current value. */
  readonly value: Value | undefined;
  /** The error of the current value. */
  readonly error: string | undefined;
}

/** A type whose options are remarks. */
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
