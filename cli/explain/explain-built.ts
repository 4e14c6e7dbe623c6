import path from 'node:path';
import { z } from 'zod';
import type { BuildReasons } from '#cli/build/reasons/build-reasons.ts';
import { loadCheckedSites, pickChecked } from '#cli/config/load-site.ts';
import { gateOfText } from '#cli/config/messages/namespace-gates.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { isSourceFile, readText } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';

/** Why something is in the build of a site, in `--json`. */
export interface BuiltExplanation {
  readonly site: string;
  /** A module, a text as `namespace:key`, or a value such as a domain or an id. */
  readonly subject: string;
  /** `null` for what is not in the build. */
  readonly kind: 'module' | 'text' | 'value' | null;
  /** From what imports the module or shows the text to where a page starts. */
  readonly through: readonly string[];
  /** The flag without which the site would not have the text. */
  readonly gate: string | null;
  /** Where the value is configured: `site-configs/acoustic.yaml:12:5`. */
  readonly place: string | null;
}

/** Returns whether a subject can be no key of a configuration: a module, or a text as code names it. */
export const isBuiltName = (subject: string): boolean => /[/:]/.test(subject);

/**
 * `shopgen explain MODULE, TEXT or VALUE --site ID`: why it is in the site's build.
 *
 * @throws UsageError for a site that is not built, InputError for one that there is not
 */
export async function explainBuilt(root: string, subject: string, site: string): Promise<Outcome> {
  const reasons = await readReasons(root, site);
  if (reasons === undefined) {
    const { sites } = await loadCheckedSites(root);
    pickChecked(sites, site);
    throw new UsageError(`What is in the build of ${site} shows once it is built: shopgen build --site ${site}`);
  }
  const built = findReason(reasons, subject, site);
  if (built.kind !== null) return { data: { built }, text: render(built) };
  const all = [...Object.keys(reasons.modules), ...Object.values(reasons.texts).flat(), ...Object.keys(reasons.values)];
  const near = nearest(subject, all);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return { data: { built }, text: `${subject} is not in the build of ${site}.${hint}` };
}

/** Returns why the build of a site has something; `undefined` where it has not, or where there is no build. */
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
  // Of an earlier release.
  const { data } = reportSchema.safeParse(JSON.parse(source.text));
  return data?.reasons;
}

function findReason({ modules, texts, values }: BuildReasons, subject: string, site: string): BuiltExplanation {
  const found = { site, subject, kind: null, through: [], gate: null, place: null };
  if (values[subject] !== undefined) return { ...found, kind: 'value', place: values[subject] };
  const module = findModule(modules, subject);
  if (module !== undefined) return { ...found, subject: module, kind: 'module', through: wayTo(modules, module) };
  const key = subject.includes(':') ? subject : subject.replace('.', ':');
  const [user] = Object.entries(texts).find(([, keys]) => keys.includes(key)) ?? [];
  if (user === undefined) return found;
  const [namespace = '', rest = ''] = key.split(':');
  const gate = gateOfText(namespace, rest) ?? null;
  return { ...found, subject: key, kind: 'text', through: [user, ...wayTo(modules, user)], gate };
}

/** Returns a module by its name, or the first of a package. */
function findModule(modules: BuildReasons['modules'], subject: string): string | undefined {
  if (modules[subject] !== undefined || Object.values(modules).includes(subject)) return subject;
  return Object.keys(modules).find((name) => name.startsWith(`${subject}/`));
}

/** Returns what imports a module, what imports that, and so on. */
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
