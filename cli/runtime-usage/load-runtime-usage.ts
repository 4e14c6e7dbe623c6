import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { packageRoot } from '#cli/package-root.ts';
import type { RuntimeUsage } from './runtime-usage.ts';

const place = { file: z.string(), line: z.int() };
const schema = z.object({
  operations: z.array(
    z.object({
      ...place,
      api: z.enum(['product', 'content', 'either']),
      method: z.string(),
      path: z.string(),
      usedBy: z.array(z.string()).default([]),
    }),
  ),
  schemas: z.array(z.string()).optional(),
  messages: z.array(
    z.object({
      ...place,
      namespace: z.string(),
      key: z.string(),
      values: z.array(z.string()).optional(),
      inHead: z.enum(['title', 'description']).optional(),
      alsoIn: z.array(z.string()).optional(),
    }),
  ),
  screens: z.array(z.object({ name: z.string(), procedures: z.array(z.string()) })),
  parts: z
    .record(
      z.string(),
      z.object({
        browser: z.boolean(),
        props: z.array(
          z.object({ name: z.string(), type: z.string(), optional: z.boolean(), about: z.string().optional() }),
        ),
      }),
    )
    .optional(),
}) satisfies z.ZodType<RuntimeUsage>;

/** Loads the operations and messages that the runtime uses, as recorded when the package was compiled. */
export async function loadRuntimeUsage(): Promise<RuntimeUsage> {
  const text = await readFile(path.join(packageRoot, 'cli/dist/runtime-usage.json'), 'utf8');
  return schema.parse(JSON.parse(text));
}
