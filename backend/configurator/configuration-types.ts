import type { components } from '#generated/contracts/product-api.ts';
import type { OptionType } from '../db/schema/options.ts';

type Schemas = components['schemas'];

export type ProductOption = Schemas['ProductOption'];
export type Condition = Schemas['OptionCondition'];
export type Limit = Schemas['OptionLimit'];
export type ConfigurationValue = Schemas['ConfigurationValue'];
export type ConfigurationValues = Schemas['ConfigurationValues'];
export type ConfigurationProblem = Schemas['ConfigurationProblem'];
export type OptionState = Schemas['OptionState'];

/** The types whose options have a value. */
export type AskingType = ConfigurationValue['type'];
/** The types whose options are remarks and have no value. */
export type RemarkType = Exclude<OptionType, AskingType>;

/** The option of a type. */
export type OptionOf<Type extends OptionType> = {
  readonly [Option in ProductOption as Option['type']]: Option;
}[Type];
/** The value of an option of a type. */
export type ValueOf<Type extends AskingType> = {
  readonly [Value in ConfigurationValue as Value['type']]: Value;
}[Type];

export type RemarkOption = OptionOf<RemarkType>;
export type AskingOption = OptionOf<AskingType>;

/** Values of the preceding options by option id, which conditions are evaluated against. */
export type CountedValues = ReadonlyMap<string, ConfigurationValue>;

/** An option with a valid value. */
export interface UsedOption {
  readonly option: AskingOption;
  readonly value: ConfigurationValue;
}

/**
 * The values and bounds of an option that limits leave, as in the state of the option; absent members are not limited.
 */
export type Narrowed = Pick<OptionState, 'valueIds' | 'number' | 'width' | 'height' | 'depth' | 'maxLength'>;

/** A breach of a rule by a value. */
export interface Breach extends Pick<ConfigurationProblem, 'rule' | 'limit' | 'message'> {
  /** JSON pointer within the value, e.g. `/width`; empty: the whole value. */
  readonly at: string;
}

/** A file of the actor that a value may name. */
export interface KnownFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** A chosen value as text. */
export type OptionChoice = Schemas['OrderLineChoice'];
