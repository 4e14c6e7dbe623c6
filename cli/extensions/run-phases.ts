import { z } from 'zod';
import { type Diagnostic, errorAt, hintAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt, toPlain } from '#cli/sources/located.ts';
import type { ExtensionFile, ExtensionReport, ExtensionSite } from '#runtime/contracts/extension.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { readOwnValues } from './extension-keys.ts';
import { type LoadedExtension, reportThrown } from './load-extensions.ts';

const problemsSchema = z.array(
  z.strictObject({
    severity: z.enum(['error', 'warning', 'hint']),
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string().min(1),
    help: z.string().optional(),
  }),
);

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

/** Returns what the check phases of extensions find in a site. */
export function runChecks(extensions: readonly LoadedExtension[], model: SiteModel, tree: LocatedMap): Diagnostic[] {
  return extensions.flatMap((extension) => {
    const { check } = extension.phases;
    const run = check && (() => check(createExtensionSite(extension, model, tree)));
    return runForProblems(extension, 'check', run, tree);
  });
}

/** Returns what the build phases of extensions find in a built site. */
export function runBuildPhases(
  extensions: readonly LoadedExtension[],
  model: SiteModel,
  tree: LocatedMap,
  report: ExtensionReport,
): Diagnostic[] {
  return extensions.flatMap((extension) => {
    const { build } = extension.phases;
    const run = build && (() => build(createExtensionSite(extension, model, tree), report));
    return runForProblems(extension, 'build', run, tree);
  });
}

function runForProblems(
  extension: LoadedExtension,
  phase: string,
  run: (() => unknown) | undefined,
  tree: LocatedMap,
): Diagnostic[] {
  if (run === undefined) return [];
  return callPhase(extension, phase, run, problemsSchema, (problems) =>
    problems.map((problem) => locate(extension, problem, tree)),
  );
}

const filesSchema = z
  .array(
    z.strictObject({
      path: z
        .string()
        .regex(
          /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/,
          'expected a path below the folder of the extension, such as tiers.ts or texts/nl.json',
        )
        .max(200),
      text: z.string(),
    }),
  )
  .superRefine((files, { addIssue }) => {
    const paths = files.map(({ path }) => path.toLowerCase());
    const twice = files.find(({ path }, index) => paths.indexOf(path.toLowerCase()) !== index);
    if (twice) addIssue({ code: 'custom', message: `two files are named ${twice.path}` });
    const folder = files.find(({ path }) => paths.some((other) => other.startsWith(`${path.toLowerCase()}/`)));
    if (folder) addIssue({ code: 'custom', message: `${folder.path} is a file and a folder` });
  });

/** The files that extensions generate for a site, and what is wrong with them. */
export interface ExtensionFiles {
  /** Paths are below `extensions` of the site's tree. */
  readonly files: readonly (ExtensionFile & { readonly source: string })[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Returns the files that extensions generate for a site. */
export function runGenerators(
  extensions: readonly LoadedExtension[],
  model: SiteModel,
  tree: LocatedMap,
): ExtensionFiles {
  const files: ExtensionFiles['files'][number][] = [];
  const diagnostics = extensions.flatMap((extension) => {
    const { name, file: source } = extension;
    const { generate } = extension.phases;
    if (generate === undefined) return [];
    const run = (): unknown => generate(createExtensionSite(extension, model, tree));
    return callPhase(extension, 'generate', run, filesSchema, (returned) => {
      files.push(...returned.map(({ path, text }) => ({ path: `${name}/${path}`, text, source })));
      return [];
    });
  });
  return { files, diagnostics };
}

/** Runs a phase; what it throws, or returns in another form, is a diagnostic at the extension. */
function callPhase<Returned>(
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

function locate(
  { name }: LoadedExtension,
  problem: z.output<typeof problemsSchema>[number],
  tree: LocatedMap,
): Diagnostic {
  const report = { error: errorAt, warning: warningAt, hint: hintAt }[problem.severity];
  return report('extension.problem', placeAt(tree, problem.path), `${name}: ${problem.message}`, problem.help);
}
