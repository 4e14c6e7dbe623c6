import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Budgets } from '#cli/config/budgets.ts';
import type { Diagnostic, SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import type { BuiltSite } from '../build-sites.ts';
import type { CacheLayout } from '../cache/cache-layout.ts';
import { createRecordStore } from '../cache/record-store.ts';
import { type Composition, checkBudgets, readComposition } from './check-budgets.ts';

const compositionSchema: z.ZodType<Composition> = z.object({
  files: z.record(z.string(), z.array(z.string())),
  modules: z.record(z.string(), z.record(z.string(), z.number())),
});

/** A built site that exceeds its budgets. */
export interface HeavySite {
  readonly id: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: SourceTexts;
}

interface BudgetOptions {
  readonly root: string;
  readonly layout: Pick<CacheLayout, 'budgets'>;
  readonly isStrict: boolean;
}

/**
 * Holds built sites against their budgets. Remembers what a site that keeps them is made of, so that a later build can say what
 * has grown; that it cannot be written is no reason to fail.
 *
 * @returns The sites that exceed them.
 */
export async function reportBudgets(
  { root, layout, isStrict }: BudgetOptions,
  sites: readonly { readonly id: string; readonly budgets: Budgets }[],
  built: readonly Pick<BuiltSite, 'id' | 'cached' | 'client'>[],
): Promise<HeavySite[]> {
  const budgetsById = new Map(sites.map(({ id, budgets }) => [id, budgets]));
  const records = createRecordStore(layout.budgets, compositionSchema);
  const isKnown = (id: string): Promise<boolean> =>
    access(path.join(layout.budgets, `${id}.json`)).then(
      () => true,
      () => false,
    );
  const heavy = await Promise.all(
    built.map(async ({ id, cached, client }): Promise<HeavySite[]> => {
      const budgets = budgetsById.get(id) ?? {};
      if (Object.keys(budgets).length === 0) return [];
      if (checkBudgets(budgets, client, undefined, isStrict).length === 0) {
        if (!cached || !(await isKnown(id))) await records.write(id, readComposition(client)).catch(() => undefined);
        return [];
      }
      const diagnostics = checkBudgets(budgets, client, await records.read(id), isStrict);
      return [{ id, diagnostics, sources: await readSources(root, diagnostics) }];
    }),
  );
  return heavy.flat();
}

/** Reads the files that diagnostics point into. */
async function readSources(root: string, diagnostics: readonly Diagnostic[]): Promise<SourceTexts> {
  const files = new Set(diagnostics.flatMap(({ place }) => place?.file ?? []));
  const texts = [...files].map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
