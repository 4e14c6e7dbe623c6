import path from 'node:path';
import { z } from 'zod';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import type { LocatedMap } from '#cli/sources/located.ts';
import type { ExtensionParties, ExtensionParty, PolicyDirective, SiteModel } from '#runtime/contracts/site.ts';
import { callPhase, createExtensionSite } from './call-phase.ts';
import type { LoadedExtension } from './load-extensions.ts';
import type { ExtensionFiles } from './run-phases.ts';

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
