import { z } from 'zod';
import type { Breach } from '../configuration-types.ts';
import { describeLimited, describeSurcharge, requirePart } from '../describe-option.ts';
import { narrowBounds, validateMeasure } from '../measures.ts';
import { type OptionBounds, optionBounds } from '../option-bounds.ts';
import type { AskingOptionType } from '../option-type.ts';

const settings = z.object({
  /** Millimetres. */
  dimensions: z
    .strictObject({ width: optionBounds, height: optionBounds, depth: optionBounds.exactOptional() })
    .exactOptional(),
});

/** Outer measures to cut to. */
export const dimensions = {
  asks: true,
  isPersonal: false,
  settings,
  needs: { dimensions: 'dimensions' },
  limitsOf: ({ dimensions }) => ['width', 'height', ...(dimensions?.depth ? (['depth'] as const) : [])],
  boundsOf: ({ dimensions }) => ({ ...dimensions }),
  describe(stored) {
    const kept = settings.parse(stored.option.settings);
    const { width, height, depth } = requirePart(stored, 'dimensions', kept.dimensions);
    return {
      ...describeLimited(stored),
      type: 'Dimensions',
      width: describeBounds(width),
      height: describeBounds(height),
      ...(depth && { depth: describeBounds(depth) }),
      ...describeSurcharge(stored),
    };
  },
  defaultValue: ({ width, height, depth }) => ({
    type: 'Dimensions',
    width: width.default,
    height: height.default,
    ...(depth && { depth: depth.default }),
  }),
  narrow(option, limits) {
    const width = narrowBounds(option.width, limits, 'width');
    const height = narrowBounds(option.height, limits, 'height');
    const depth = option.depth && narrowBounds(option.depth, limits, 'depth');
    return { ...(width && { width }), ...(height && { height }), ...(depth && { depth }) };
  },
  validate({ id, width, height, depth }, value, narrowed): Breach[] {
    return [
      ...validateMeasure('width', value.width, width, narrowed.width),
      ...validateMeasure('height', value.height, height, narrowed.height),
      ...(depth && value.depth !== undefined ? validateMeasure('depth', value.depth, depth, narrowed.depth) : []),
      ...(depth && value.depth === undefined
        ? [{ at: '/depth', rule: 'required' as const, message: 'must be given' }]
        : []),
      ...(!depth && value.depth !== undefined
        ? [{ at: '/depth', rule: 'type' as const, message: `${id} has no depth` }]
        : []),
    ];
  },
  surcharge: ({ surchargeExcVat }) => surchargeExcVat,
  words(_option, { width, height, depth }) {
    const measures = [width, height, ...(depth === undefined ? [] : [depth])];
    return { value: `${measures.join(' × ')}\u00a0mm` };
  },
  measure: (value, measure) => (measure === undefined ? undefined : value[measure]),
  size: (value) => value,
  isMadeToMeasure: () => true,
} satisfies AskingOptionType<'Dimensions', typeof settings>;

function describeBounds({ min, max, step, default: initial }: OptionBounds) {
  return { minimum: min, maximum: max, step, default: initial ?? min };
}
