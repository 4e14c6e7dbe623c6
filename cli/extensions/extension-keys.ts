import { z } from 'zod';
import type { LoadedExtension } from './load-extensions.ts';

/** Returns the schemas of the keys that extensions add, by name. */
export function listKeySchemas(extensions: readonly Pick<LoadedExtension, 'phases'>[]): Record<string, z.ZodType> {
  const keys = extensions.flatMap(({ phases }) => Object.entries(phases.config));
  return Object.fromEntries(keys.map(([key, { schema }]) => [key, schema]));
}

/** Returns what an extension says of a key, with its name; undefined for a key that none adds. */
export function explainExtensionKey(
  extensions: readonly Pick<LoadedExtension, 'name' | 'phases'>[],
  key: string,
): string | undefined {
  const owner = extensions.find(({ phases }) => Object.hasOwn(phases.config, key));
  return owner && `Of the extension ${owner.name}: ${owner.phases.config[key]?.explain}`;
}

/** Returns the values of an extension's own keys in a configuration that its schemas accept. */
export function readOwnValues(
  { phases }: Pick<LoadedExtension, 'phases'>,
  plain: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const schema = z.object(listKeySchemas([{ phases }]));
  return schema.parse(Object.fromEntries(Object.keys(phases.config).map((key) => [key, plain[key]])));
}
