import type { z } from 'zod';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, toPlain } from '#cli/sources/located.ts';
import type { ExtensionSite } from '#runtime/contracts/extension.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { readOwnValues } from './extension-keys.ts';
import { type LoadedExtension, reportThrown } from './load-extensions.ts';

/** Returns a site as the phases of an extension see it. */
export function createExtensionSite(extension: LoadedExtension, model: SiteModel, tree: LocatedMap): ExtensionSite {
  const plain = toPlain(tree);
  const isMap = typeof plain === 'object' && plain !== null;
  return {
    model,
    config: readOwnValues(extension, isMap ? { ...plain } : {}),
    read(input) {
      const text = extension.inputTexts.get(input);
      if (text === undefined) throw new Error(`${extension.name} reads ${input}, which its inputs do not name`);
      return text;
    },
  };
}

/** Runs a phase; what it throws, or returns in another form, is a diagnostic at the extension. */
export function callPhase<Returned>(
  { name, file, place }: LoadedExtension,
  phase: string,
  run: () => unknown,
  schema: z.ZodType<Returned>,
  use: (returned: Returned) => Diagnostic[],
): Diagnostic[] {
  let returned: unknown;
  try {
    returned = run();
  } catch (error) {
    return [reportThrown(`${file} fails in the phase ${phase}`, error, place)];
  }
  const parsed = schema.safeParse(returned);
  if (parsed.success) return use(parsed.data);
  const [issue] = parsed.error.issues;
  const message = `The phase ${phase} of ${name} returns something else than it should: ${describeIssue(issue)}`;
  return [errorAt('extension.result', place, message)];
}

function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return '';
  return issue.path.length === 0 ? issue.message : `${issue.path.map(String).join('.')}: ${issue.message}`;
}
