import type { Measure } from '../configurator/measures.ts';
import type { OptionBounds } from '../configurator/option-bounds.ts';
import type { LimitName } from '../configurator/option-type.ts';
import { optionTypes } from '../configurator/option-types.ts';
import type { SeedCondition, SeedLimit, SeedOption, SeedRange } from './seed-options.ts';

const isChoice = ({ type }: SeedOption): boolean => 'choosesFrom' in optionTypes[type];
const isRemark = ({ type }: SeedOption): boolean => !optionTypes[type].asks;

/** Returns the problems of an option's dependencies on others. @param index Its position among all options. */
export function checkRules(option: SeedOption, options: readonly SeedOption[], index: number): string[] {
  const { shownWhen = [], requiredWhen = [], limits = [] } = option;
  const inCondition = (place: string) => (condition: SeedCondition) =>
    checkCondition(condition, options, index).map((message) => `${place} ${message}`);
  return [
    ...shownWhen.flatMap(inCondition('is shown when')),
    ...requiredWhen.flatMap(inCondition('is required when')),
    ...(requiredWhen.length > 0 && isRemark(option) ? ['is a remark and cannot be required'] : []),
    ...(requiredWhen.length > 0 && option.required ? ['is always required and needs no requiredWhen'] : []),
    ...limits.flatMap((limit) => [
      ...limit.when.flatMap(inCondition('is limited when')),
      ...checkLimit(limit, option).map((message) => `has a limit ${message}`),
    ]),
  ];
}

function checkCondition(condition: SeedCondition, options: readonly SeedOption[], index: number): string[] {
  const at = options.findIndex(({ key }) => key === condition.option);
  const named = options[at];
  if (!named) return [`${condition.option} …, which is no option`];
  if (at === index) return [`${named.key} …, which is itself`];
  if (at > index) return [`${named.key} …, which stands further down`];
  if (isRemark(named)) return [`${named.key} …, which is a remark and has no value`];
  if ('chosen' in condition) {
    if (!isChoice(named)) return [`a value of ${named.key} is chosen, which has no values to choose from`];
    return condition.chosen
      .filter((value) => !named.values?.some(({ key }) => key === value))
      .map((value) => `${named.key} is ${value}, which is none of its values`);
  }
  if ('answered' in condition) return [];
  return checkRangeCondition(condition, named);
}

function checkRangeCondition(
  condition: SeedRange & { readonly measure?: 'width' | 'height' | 'depth' },
  named: SeedOption,
): string[] {
  const { measure } = condition;
  const limits = listLimits(named);
  if (limits.includes('number')) {
    return [
      ...(measure === undefined ? [] : [`the ${measure} of ${named.key} is …, which is a number`]),
      ...checkRange(condition).map((message) => `${named.key} is ${message}`),
    ];
  }
  if (!limits.includes('width')) return [`${named.key} lies within bounds, which is no number and no size`];
  if (measure === undefined) return [`${named.key} lies within bounds, without saying which measure of it`];
  return [
    ...(getOptionBounds(named)[measure] ? [] : [`the ${measure} of ${named.key} is …, which has none`]),
    ...checkRange(condition).map((message) => `the ${measure} of ${named.key} is ${message}`),
  ];
}

/** Returns the problems of a limit, which must be of the option's type and leave something. */
function checkLimit(limit: SeedLimit, option: SeedOption): string[] {
  const { when: _when, ...members } = limit;
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  const fitting: readonly string[] = listLimits(option);
  const own = getOptionBounds(option);
  return [
    ...(given.length === 0 ? ['that limits nothing'] : []),
    ...given
      .filter(([name]) => !fitting.includes(name))
      .map(([name]) => `of ${name}, which an option of type ${option.type} does not have`),
    ...(limit.values ?? [])
      .filter((value) => isChoice(option) && !option.values?.some(({ key }) => key === value))
      .map((value) => `to ${value}, which is none of its values`),
    ...(['number', 'width', 'height', 'depth'] as const).flatMap((name) => {
      const range = limit[name];
      const bounds = own[name];
      if (!range || !bounds) return [];
      const leftOver =
        Math.max(range.min ?? -Infinity, bounds.min) <= Math.min(range.max ?? Infinity, bounds.max)
          ? []
          : ['which leaves nothing'];
      return [...checkRange(range), ...leftOver].map((message) => `of ${name} ${message}`);
    }),
    ...(limit.maxLength !== undefined && option.maxLength !== undefined && limit.maxLength >= option.maxLength
      ? [`to ${limit.maxLength} characters, which it has anyway`]
      : []),
  ];
}

function listLimits(option: SeedOption): readonly LimitName[] {
  const type = optionTypes[option.type];
  return 'limitsOf' in type ? type.limitsOf(option) : [];
}

/** Returns the bounds of an option of any type. */
export function getOptionBounds(option: SeedOption): Readonly<Partial<Record<Measure, OptionBounds>>> {
  return Object.fromEntries(
    Object.values(optionTypes).flatMap((type) => ('boundsOf' in type ? Object.entries(type.boundsOf(option)) : [])),
  );
}

function checkRange({ min, max }: SeedRange): string[] {
  if (min === undefined && max === undefined) return ['without a bound'];
  return min !== undefined && max !== undefined && min > max ? [`from ${min} to ${max}, which is nothing`] : [];
}
