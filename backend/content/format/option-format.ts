import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { optionTypeNames, ownSettings } from '../../configurator/option-types.ts';
import type { SeedOptionValue } from '../../seed/seed-options.ts';
import { inMemory } from './in-memory.ts';
import { list, oneOrMore } from './lists.ts';
import { color, key, type SharedContent, type SharedFormats } from './shared-formats.ts';

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

/** Creates the format of a product's option. */
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
    type: z.enum(optionTypeNames),
    name: text,
    description: text.exactOptional(),
    required: z.boolean().exactOptional(),
    values: list(value).exactOptional(),
    default: z.string().exactOptional(),
    ...ownSettings.shape,
    unit: text.exactOptional(),
    surcharge: price.exactOptional(),
    shownWhen: conditions.exactOptional(),
    requiredWhen: conditions.exactOptional(),
    limits: list(limit).exactOptional(),
  });
}
