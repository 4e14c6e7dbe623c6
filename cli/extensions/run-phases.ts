import { z } from 'zod';
import { type Diagnostic, errorAt, hintAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt } from '#cli/sources/located.ts';
import type { ExtensionFile, ExtensionReport } from '#runtime/contracts/extension.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { callPhase, createExtensionSite } from './call-phase.ts';
import type { LoadedExtension } from './load-extensions.ts';

const problemsSchema = z.array(
  z.strictObject({
    severity: z.enum(['error', 'warning', 'hint']),
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string().min(1),
    help: z.string().optional(),
  }),
);

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
      files.push(...returned.map((each) => ({ path: `${name}/${each.path}`, text: each.text, source })));
      return [];
    });
  });
  return { files, diagnostics };
}

function locate(
  { name }: LoadedExtension,
  problem: z.output<typeof problemsSchema>[number],
  tree: LocatedMap,
): Diagnostic {
  const report = { error: errorAt, warning: warningAt, hint: hintAt }[problem.severity];
  return report('extension.problem', placeAt(tree, problem.path), `${name}: ${problem.message}`, problem.help);
}
