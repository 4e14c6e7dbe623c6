import path from 'node:path';
import { z } from 'zod';
import type { BuildReasons } from '#cli/build/reasons/build-reasons.ts';
import { loadCheckedSites, pickChecked } from '#cli/config/load-site.ts';
import { gateOfText } from '#cli/config/messages/namespace-gates.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { isSourceFile, readText } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/** The reason why something is in the build of a site, as `--json` prints it. */
export interface BuiltExplanation {
  readonly site: string;
  /** A module, a text as `namespace:key`, or a value such as a domain or an id. */
  readonly subject: string;
  /** `null` for what is not in the build. */
  readonly kind: 'module' | 'text' | 'value' | null;
  /** Modules from the one that imports the module or shows the text up to the entry of a page. */
  readonly through: readonly string[];
  /** The flag without which the site would not have the text. */
  readonly gate: string | null;
  /** Where the value is configured: `site-configs/acoustic.yaml:12:5`. */
  readonly place: string | null;
}

/** Returns whether a subject is a module or a text as code names it, and no key of a configuration. */
export const isBuiltName = (subject: string): boolean => /[/:]/.test(subject);

/**
 * `shopgen explain NAME --site ID`: why a module, a text or a value is in the site's build.
 *
 * @throws UsageError for a site that is not built, InputError for an unknown site
 */
export async function explainBuilt(root: string, subject: string, site: string): Promise<Outcome> {
  const reasons = await readReasons(root, site);
  if (reasons === undefined) {
    const { sites } = await loadCheckedSites(root);
    pickChecked(sites, site);
    throw new UsageError(
      `dist/${site} has no report of what is in it, because it is missing, damaged or of an earlier release.\nTo build it: shopgen build --site ${site}`,
    );
  }
  const built = findReason(reasons, subject, site);
  if (built.kind !== null) return { data: { built }, text: render(built) };
  const all = [...Object.keys(reasons.modules), ...Object.values(reasons.texts).flat(), ...Object.keys(reasons.values)];
  const near = nearest(subject, all);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return { data: { built }, text: `${subject} is not in the build of ${site}.${hint}` };
}

/** Does the same for a name that may be a misspelt key; returns `undefined` where the build lacks it, or is missing. */
export async function tryExplainBuilt(root: string, subject: string, site: string): Promise<Outcome | undefined> {
  const reasons = await readReasons(root, site);
  const built = reasons && findReason(reasons, subject, site);
  return built === undefined || built.kind === null ? undefined : { data: { built }, text: render(built) };
}

const reportSchema: z.ZodType<{ readonly reasons: BuildReasons }> = z.object({
  reasons: z.object({
    modules: z.record(z.string(), z.string()),
    texts: z.record(z.string(), z.array(z.string())),
    values: z.record(z.string(), z.string()),
  }),
});

async function readReasons(root: string, site: string): Promise<BuildReasons | undefined> {
  const source = await readText(root, path.posix.join('dist', site, 'report.json'));
  if (!isSourceFile(source)) return undefined;
  // A report that is damaged, or of an earlier release, has none.
  return reportSchema.safeParse(parse(source.text)).data?.reasons;
}

/** Returns the value of a JSON text; `undefined` for another text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findReason({ modules, texts, values }: BuildReasons, subject: string, site: string): BuiltExplanation {
  const found = { site, subject, kind: null, through: [], gate: null, place: null };
  if (Object.hasOwn(values, subject)) return { ...found, kind: 'value', place: values[subject] ?? null };
  const module = findModule(modules, subject);
  if (module !== undefined) return { ...found, subject: module, kind: 'module', through: wayTo(modules, module) };
  const key = subject.includes(':') ? subject : subject.replace('.', ':');
  const [user] = Object.entries(texts).find(([, keys]) => keys.includes(key)) ?? [];
  if (user === undefined) return found;
  const [namespace = '', rest = ''] = key.split(':');
  const gate = gateOfText(namespace, rest) ?? null;
  return { ...found, subject: key, kind: 'text', through: [user, ...wayTo(modules, user)], gate };
}

/** Returns the module with a name, or the first module of the package with that name. */
function findModule(modules: BuildReasons['modules'], subject: string): string | undefined {
  if (Object.hasOwn(modules, subject) || Object.values(modules).includes(subject)) return subject;
  return Object.keys(modules).find((name) => name.startsWith(`${subject}/`));
}

/** Returns the modules through which a page loads a module, the nearest first. */
function wayTo(modules: BuildReasons['modules'], module: string): string[] {
  const way: string[] = [];
  for (let at = modules[module]; at !== undefined && !way.includes(at); at = modules[at]) way.push(at);
  return way;
}

function render({ site, subject, kind, through, gate, place }: BuiltExplanation): string {
  const [first, ...rest] = through;
  const lines = [
    `${subject}: in the build of ${site}`,
    place === null ? undefined : `configured in ${place}`,
    gate === null ? undefined : `while the flag ${gate} is on`,
    first === undefined ? undefined : `${kind === 'text' ? 'shown by' : 'imported by'} ${first}`,
    ...rest.map((module) => `imported by ${module}`),
    kind === 'module' && first === undefined ? 'loaded by the page itself' : undefined,
  ];
  return lines.filter((line) => line !== undefined).join('\n  ');
}
