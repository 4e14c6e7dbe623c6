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

/** The types whose options ask for a value. */
export type AskingType = ConfigurationValue['type'];
/** The types whose options are notices: they ask for nothing. */
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

/** Values by the id of their option, of the options further up: what conditions are held against. */
export type CountedValues = ReadonlyMap<string, ConfigurationValue>;

/** An option that has a value which breaks no rule. */
export interface UsedOption {
  readonly option: AskingOption;
  readonly value: ConfigurationValue;
}

/** What limits leave of an option, as the state of the option says it: absent where they leave all. */
export type Narrowed = Pick<OptionState, 'valueIds' | 'number' | 'width' | 'height' | 'depth' | 'maxLength'>;

/** A breach of a rule by a value. */
export interface Breach extends Pick<ConfigurationProblem, 'rule' | 'limit' | 'message'> {
  /** Within the value, e.g. `/width`; empty: all of it. */
  readonly at: string;
}

/** A file of the asker's that a value may name. */
export interface KnownFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** A chosen value in words. */
export type OptionChoice = Schemas['OrderLineChoice'];
