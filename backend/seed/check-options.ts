import type { OptionBounds } from '../configurator/option-bounds.ts';
import { optionTypes } from '../configurator/option-types.ts';
import { checkRules, getOptionBounds } from './check-option-rules.ts';
import { duplicates } from './duplicates.ts';
import type { SeedProduct } from './seed-data.ts';
import type { SeedOption } from './seed-options.ts';
import type { InnerProblem } from './seed-problem.ts';

/** Returns the problems of the options of a product, each by itself and in their dependencies. */
export function checkOptions({ options = [], variants, unit }: SeedProduct): InnerProblem[] {
  const decisive = new Set(variants.flatMap(({ choices }) => Object.keys(choices)));
  const sizes = options.filter(({ type }) => 'size' in optionTypes[type]);
  return [
    ...options.flatMap((option, index) => {
      const messages = [
        ...checkOption(option),
        ...(decisive.has(option.key) ? checkDecisive(option) : []),
        ...checkRules(option, options, index),
      ];
      return messages.map((message) => ({ path: ['options', index], message: `option ${option.key} ${message}` }));
    }),
    ...(unit === 'm2' && sizes.length > 1
      ? [
          {
            path: ['options'],
            message: `is sold by the square metre and has more than one size: ${sizes.map(({ key }) => key).join(', ')}`,
          },
        ]
      : []),
  ];
}

function checkOption(option: SeedOption): string[] {
  const { values = [], default: start } = option;
  const type = optionTypes[option.type];
  const choosesFrom = 'choosesFrom' in type ? type.choosesFrom : undefined;
  const needs = 'needs' in type ? Object.entries(type.needs) : [];
  const hasStart = start === undefined || 'defaultIs' in type || values.some(({ key }) => key === start);
  return [
    ...(choosesFrom && values.length === 0 ? ['needs values'] : []),
    ...(choosesFrom === 'colors' && values.some(({ color }) => color === undefined)
      ? ['needs a color for each value']
      : []),
    ...(choosesFrom === 'images' && values.some(({ image }) => !image) ? ['needs an image for each value'] : []),
    ...needs.filter(([setting]) => !Object.hasOwn(option, setting)).map(([, name]) => `needs ${name}`),
    ...duplicates(values.map(({ key }) => key)).map((key) => `has the value ${key} twice`),
    ...values
      .filter(({ color }) => color !== undefined && !/^#[0-9a-f]{6}$/.test(color))
      .map(({ key }) => `has a color for ${key} that is not #rrggbb in lower case`),
    ...(hasStart ? [] : [`starts with ${start}, which is none of its values`]),
    ...Object.entries(getOptionBounds(option)).flatMap(([name, bounds]) =>
      checkBounds(bounds).map((message) => `has a ${name} ${message}`),
    ),
  ];
}

/** Returns the problems of an option that decides the variant: it must always be shown and has no price of its own. */
function checkDecisive({ shownWhen, limits, values = [] }: SeedOption): string[] {
  return [
    ...(shownWhen ? ['decides the variant and cannot be left out by shownWhen'] : []),
    ...(limits ? ['decides the variant and cannot be narrowed by limits: leave out the variants instead'] : []),
    ...values
      .filter(({ surcharge }) => surcharge)
      .map(({ key }) => `decides the variant and cannot have a surcharge for ${key}: set the price of the variant`),
  ];
}

function checkBounds({ min, max, step, default: start }: OptionBounds): string[] {
  const isOnStep = start === undefined || Math.abs((start - min) / step - Math.round((start - min) / step)) < 1e-6;
  return [
    ...(min > max ? [`from ${min} to ${max}, which leaves nothing`] : []),
    ...(step > 0 ? [] : [`in steps of ${step}`]),
    ...(start !== undefined && (start < min || start > max || !isOnStep)
      ? [`that starts with ${start}, which cannot be ordered`]
      : []),
  ];
}
