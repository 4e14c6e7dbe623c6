import { z } from 'zod';
import type { SeedOptionValue } from '../../seed/seed-options.ts';
import type { SeedLocale, SeedText } from '../../seed/seed-texts.ts';
import { inMemory } from './in-memory.ts';
import { color, createSharedFormats, key, noSharedContent } from './shared-formats.ts';

/**
 * Creates the formats of `images.yaml`, `attributes.yaml`, `materials.yaml` and `colors.yaml`: maps from the keys that
 * other files refer to.
 */
export function createSharedFileFormats(locales: readonly SeedLocale[]) {
  const { text, image, price } = createSharedFormats(locales, noSharedContent);
  const value = z.strictObject({
    name: text,
    color: color.exactOptional(),
    image: image.exactOptional(),
    surcharge: price.exactOptional(),
  });
  const texts = z.codec(z.record(key, text), inMemory<ReadonlyMap<string, SeedText>>(), {
    decode: (given) => new Map(Object.entries(given)),
    encode: (names) => Object.fromEntries(names),
  });
  const colors = z.codec(z.record(key, value), inMemory<ReadonlyMap<string, SeedOptionValue>>(), {
    decode: (given) => new Map(Object.entries(given).map(([name, one]) => [name, { key: name, ...one }])),
    encode: (all) => Object.fromEntries([...all].map(([name, { key: _, ...one }]) => [name, one])),
  });
  return { images: texts, attributes: texts, materials: texts, colors };
}
