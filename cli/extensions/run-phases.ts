import path from 'node:path';
import { z } from 'zod';
import { type Diagnostic, errorAt, hintAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt, toPlain } from '#cli/sources/located.ts';
import type { ExtensionFile, ExtensionReport, ExtensionSite } from '#runtime/contracts/extension.ts';
import type { ExtensionParties, ExtensionParty, PolicyDirective, SiteModel } from '#runtime/contracts/site.ts';
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
      files.push(...returned.map((each) => ({ path: `${name}/${each.path}`, text: each.text, source })));
      return [];
    });
  });
  return { files, diagnostics };
}

const origins = z.array(
  z
    .string()
    .regex(
      /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
      'expected an origin such as https://a.example',
    ),
);

const integrationsSchema = z.array(
  z.strictObject({
    purposes: z.array(z.enum(['statistics', 'marketing', 'forms'])).min(1),
    hosts: z
      .strictObject({
        ...{ script: origins, connect: origins, img: origins, frame: origins, style: origins, font: origins },
        'form-action': origins,
      })
      .partial()
      .optional(),
    load: z
      .strictObject({
        module: z
          .string()
          .regex(/^(?:\.\/)?[\w-][\w./-]*\.[jt]sx?$/, 'expected the path of a module, such as ./party.ts'),
        create: z.string().regex(/^[A-Za-z_$][\w$]*$/, 'expected the name of an export'),
      })
      .optional(),
    arguments: z.record(z.string(), z.array(z.string())),
  }),
);

/** What extensions load of third parties, and what is wrong with it. */
export interface ExtensionPartiesFound {
  /** Undefined where they load nothing. */
  readonly parties: ExtensionParties | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns the third parties that extensions add to a site.
 *
 * @param files - What the extensions generate for it.
 */
export function runIntegrations(
  extensions: readonly LoadedExtension[],
  model: SiteModel,
  tree: LocatedMap,
  files: ExtensionFiles['files'],
): ExtensionPartiesFound {
  const parties: ExtensionParty[] = [];
  const hosts: Partial<Record<PolicyDirective, string[]>> = {};
  const diagnostics = extensions.flatMap((extension) => {
    const { integration } = extension.phases;
    if (integration === undefined) return [];
    const run = (): unknown => integration(createExtensionSite(extension, model, tree));
    return callPhase(extension, 'integration', run, integrationsSchema, (returned) =>
      returned.flatMap((each, index) => {
        const faults = checkIntegration(extension, each, model, files);
        for (const directive of policyDirectives) {
          const more = each.hosts?.[directive] ?? [];
          if (more.length > 0) hosts[directive] = [...new Set([...(hosts[directive] ?? []), ...more])];
        }
        const { purposes, load, arguments: values } = each;
        parties.push({
          ...{ name: extension.name, purposes, arguments: values },
          ...(load && {
            load: { ...load, module: toSpecifier(extension, load.module), as: nameMaker(extension, index) },
          }),
        });
        return faults;
      }),
    );
  });
  return { parties: parties.length === 0 ? undefined : { hosts, parties }, diagnostics };
}

const policyDirectives: readonly PolicyDirective[] = [
  ...(['script', 'connect', 'img', 'frame', 'style', 'font'] as const),
  'form-action',
];

function checkIntegration(
  { name, place, file }: LoadedExtension,
  { load, arguments: values }: z.output<typeof integrationsSchema>[number],
  { locales }: SiteModel,
  files: ExtensionFiles['files'],
): Diagnostic[] {
  const foreign = Object.keys(values).filter((locale) => !locales.includes(locale));
  const complain = (what: string): Diagnostic =>
    errorAt(
      'extension.result',
      place,
      `The phase integration of ${name} returns something else than it should: ${what}`,
    );
  const found = foreign.map((locale) => complain(`arguments name ${locale}, which the site is not offered in`));
  if (load === undefined) return found;
  const { module } = load;
  if (module.startsWith('./')) {
    if (!file.startsWith('node_modules/')) return found;
    return [...found, complain(`${module} is a module of a package; generate it, and name it without ./`)];
  }
  if (files.some(({ path }) => path === `${name}/${module}`)) return found;
  return [...found, complain(`the phase generate returns no ${module}`)];
}

/** Returns what the generated code imports a module of an extension by. */
function toSpecifier({ name, file }: LoadedExtension, module: string): string {
  if (!module.startsWith('./')) return `./extensions/${name}/${module}`;
  return `#${path.posix.join(path.posix.dirname(file), module)}`;
}

/** Returns a name that no other third party is created by: ours have no underscore. */
const nameMaker = ({ name }: LoadedExtension, index: number): string =>
  `extension_${name.replaceAll('-', '_')}_${index}`;

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
