import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { SeedAttribute, SeedMaterial } from '../../seed/seed-data.ts';
import { inMemory } from './in-memory.ts';
import { key, type SharedContent } from './shared-formats.ts';
import type { TextFormats } from './text-formats.ts';

/**
 * Creates the format of a product's attributes: by the keys of `attributes.yaml`. A value that is not a text has its
 * type.
 */
export function createAttributesFormat({ text }: TextFormats, names: SharedContent['attributes']) {
  const value = z.union([text, z.strictObject({ value: text, type: z.enum(['number', 'boolean', 'link']) })]);
  return z.codec(z.record(key, value), inMemory<readonly SeedAttribute[]>(), {
    decode: (given, context) =>
      Object.entries(given).flatMap(([name, written]): SeedAttribute[] => {
        const known = names.get(name);
        if (known) return [isTyped(written) ? { name: known, ...written } : { name: known, value: written }];
        const message = `attributes.yaml has no attribute ${name}`;
        context.issues.push({ code: 'custom', input: written, path: [name], message });
        return [];
      }),
    encode: (attributes) =>
      Object.fromEntries(
        attributes.map(({ name, value, type = 'text' }) => [
          findKey(names, name),
          type === 'text' ? value : { value, type },
        ]),
      ),
  });
}

/** Creates the format of a material: its key in `materials.yaml`. */
export function createMaterialFormat(names: SharedContent['materials']) {
  return z.codec(key, inMemory<SeedMaterial>(), {
    decode: (given, context) => {
      const name = names.get(given);
      if (name) return { key: given, name };
      context.issues.push({ code: 'custom', input: given, message: `materials.yaml has no material ${given}` });
      return z.NEVER;
    },
    encode: ({ key: name }) => name,
  });
}

type Typed = Required<Pick<SeedAttribute, 'value' | 'type'>>;

function isTyped(written: SeedAttribute['value'] | Typed): written is Typed {
  return typeof written.type === 'string' && typeof written.value === 'object';
}

/** Returns the key of an attribute's name. @throws {Error} for a name that was not collected before. */
function findKey(names: SharedContent['attributes'], name: SeedAttribute['name']): string {
  for (const [known, text] of names) if (isDeepStrictEqual(text, name)) return known;
  throw new Error(`attributes.yaml would lack ${JSON.stringify(name)}.`);
}
