import { z } from 'zod';
import type { ExtensionKey, ExtensionPhases } from '#runtime/contracts/extension.ts';

const isFunction = (value: unknown): boolean => typeof value === 'function';

const keySchema = z.strictObject({
  schema: z.custom<ExtensionKey['schema']>(
    (value) => typeof value === 'object' && value !== null && '_zod' in value,
    'expected a schema of zod',
  ),
  explain: z.string().min(1),
});

const extensionSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected lower-case letters and digits, words joined with hyphens')
    .max(60),
  inputs: z
    .array(z.string().regex(/^\.\.?\//, 'expected a path that begins with ./, such as ./tiers.json'))
    .default([]),
  phases: z.strictObject({
    config: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), keySchema).default({}),
    check: z.custom<NonNullable<ExtensionPhases['check']>>(isFunction, 'expected a function').optional(),
    generate: z.custom<NonNullable<ExtensionPhases['generate']>>(isFunction, 'expected a function').optional(),
    integration: z.custom<NonNullable<ExtensionPhases['integration']>>(isFunction, 'expected a function').optional(),
    build: z.custom<NonNullable<ExtensionPhases['build']>>(isFunction, 'expected a function').optional(),
  }),
});

/** An extension with every default filled in. */
export type ParsedExtension = z.output<typeof extensionSchema>;

/** Returns an extension from the default export of its module, or what is wrong with it. */
export function parseExtension(exported: unknown): ParsedExtension | string {
  if (typeof exported !== 'object' || exported === null) {
    return exported === undefined ? 'has no default export' : 'has a default export that defineExtension has not made';
  }
  const { data, error } = extensionSchema.safeParse(exported);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'The extension' : issue.path.map(String).join('.');
  return `does not define an extension: ${where}: ${issue?.message ?? ''}`;
}
