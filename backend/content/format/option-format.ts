import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { optionTypes } from '../../db/schema/options.ts';
import type { SeedOptionValue } from '../../seed/seed-options.ts';
import { inMemory } from './in-memory.ts';
import { list, oneOrMore } from './lists.ts';
import { color, key, type SharedContent, type SharedFormats } from './shared-formats.ts';

/** How bounds of a measure are written. */
export const bounds = z.strictObject({
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  default: z.number().exactOptional(),
});
const range = z.strictObject({ min: z.number().exactOptional(), max: z.number().exactOptional() });
const keys = oneOrMore(key);

const condition = z.union([
  z.strictObject({ option: key, chosen: keys }),
  z.strictObject({ option: key, answered: z.boolean() }),
  z.strictObject({
    option: key,
    measure: z.enum(['width', 'height', 'depth']).exactOptional(),
    min: z.number().exactOptional(),
    max: z.number().exactOptional(),
  }),
]);
const conditions = oneOrMore(condition);

const limit = z.strictObject({
  when: conditions,
  values: keys.exactOptional(),
  number: range.exactOptional(),
  width: range.exactOptional(),
  height: range.exactOptional(),
  depth: range.exactOptional(),
  maxLength: z.int().min(1).exactOptional(),
});

/** How an option of a product is written. */
export function createOptionFormat({ text, image, price }: SharedFormats, { colors }: SharedContent) {
  const ownValue = z.strictObject({
    key,
    name: text,
    color: color.exactOptional(),
    image: image.exactOptional(),
    surcharge: price.exactOptional(),
  });
  /** The key of a colour in `colors.yaml`, or a value of its own. */
  const value = z.codec(z.union([key, ownValue]), inMemory<SeedOptionValue>(), {
    decode: (given, context) => {
      if (typeof given !== 'string') return given;
      const shared = colors.get(given);
      if (shared) return shared;
      context.issues.push({ code: 'custom', input: given, message: `colors.yaml has no colour ${given}` });
      return z.NEVER;
    },
    encode: (written) => (isDeepStrictEqual(colors.get(written.key), written) ? written.key : written),
  });
  return z.strictObject({
    key,
    type: z.enum(optionTypes),
    name: text,
    description: text.exactOptional(),
    required: z.boolean().exactOptional(),
    values: list(value).exactOptional(),
    default: z.string().exactOptional(),
    dimensions: z.strictObject({ width: bounds, height: bounds, depth: bounds.exactOptional() }).exactOptional(),
    number: bounds.exactOptional(),
    unit: text.exactOptional(),
    maxLength: z.int().min(1).exactOptional(),
    surcharge: price.exactOptional(),
    shownWhen: conditions.exactOptional(),
    requiredWhen: conditions.exactOptional(),
    limits: list(limit).exactOptional(),
  });
}
