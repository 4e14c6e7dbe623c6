import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

export type ProductOption = Schemas['ProductOption'];
export type Condition = Schemas['OptionCondition'];
export type Limit = Schemas['OptionLimit'];
export type ConfigurationValue = Schemas['ConfigurationValue'];
export type ConfigurationValues = Schemas['ConfigurationValues'];
export type ConfigurationProblem = Schemas['ConfigurationProblem'];
export type OptionState = Schemas['OptionState'];

/** Options that are notices: they ask for nothing. */
export type RemarkOption = Extract<ProductOption, { type: 'GreenRemark' | 'OrangeRemark' | 'RedRemark' }>;
/** Options that ask for a value. */
export type AskingOption = Exclude<ProductOption, RemarkOption>;

/** Values by the id of their option, of the options further up: what conditions are held against. */
export type CountedValues = ReadonlyMap<string, ConfigurationValue>;

/** An option that has a value which breaks no rule. */
export interface UsedOption {
  readonly option: AskingOption;
  readonly value: ConfigurationValue;
}

export function isRemark(option: ProductOption): option is RemarkOption {
  return option.type === 'GreenRemark' || option.type === 'OrangeRemark' || option.type === 'RedRemark';
}
