import { holdAll } from './conditions.ts';
import type { AskingOption, CountedValues, Limit, OptionState } from './configuration-types.ts';

/** What limits leave of an option, as the state of the option says it: absent where they leave all. */
export type Narrowed = Pick<OptionState, 'valueIds' | 'number' | 'width' | 'height' | 'depth' | 'maxLength'>;

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** What is left of an option under those of its limits whose conditions hold. */
export function narrowOption(option: AskingOption, counted: CountedValues): Narrowed {
  const limits = 'limits' in option ? (option.limits ?? []).filter(({ when }) => holdAll(when, counted)) : [];
  if (limits.length === 0) return {};
  if ('values' in option) {
    const all = option.values.map(({ id }) => id);
    const left = all.filter((id) => limits.every(({ valueIds }) => valueIds === undefined || valueIds.includes(id)));
    return left.length < all.length ? { valueIds: left } : {};
  }
  switch (option.type) {
    case 'Number': {
      const number = tighten(option, limits, 'number');
      return number ? { number } : {};
    }
    case 'TextArea': {
      const most = Math.min(...limits.flatMap(({ maxLength }) => maxLength ?? []));
      return most < option.maxLength ? { maxLength: most } : {};
    }
    case 'Dimensions': {
      const width = tighten(option.width, limits, 'width');
      const height = tighten(option.height, limits, 'height');
      const depth = option.depth && tighten(option.depth, limits, 'depth');
      return { ...(width && { width }), ...(height && { height }), ...(depth && { depth }) };
    }
    default:
      return {};
  }
}

/** The bounds that are left; `undefined`: the option's own. */
function tighten(
  { minimum, maximum }: Bounds,
  limits: readonly Limit[],
  member: 'number' | 'width' | 'height' | 'depth',
): Bounds | undefined {
  const ranges = limits.flatMap((limit) => limit[member] ?? []);
  const left = {
    minimum: Math.max(minimum, ...ranges.flatMap((range) => range.minimum ?? [])),
    maximum: Math.min(maximum, ...ranges.flatMap((range) => range.maximum ?? [])),
  };
  return left.minimum > minimum || left.maximum < maximum ? left : undefined;
}
