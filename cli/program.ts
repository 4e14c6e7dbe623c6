import { Command, Option } from 'commander';
import { createRun, type GlobalOptions } from './command-runner.ts';
import { registerAffected } from './commands/affected.ts';
import { registerApi } from './commands/api.ts';
import { registerBackend } from './commands/backend.ts';
import { registerBuild } from './commands/build.ts';
import { registerClean } from './commands/clean.ts';
import { registerCompletion } from './commands/completion.ts';
import { registerConfig } from './commands/config.ts';
import { registerDeploy } from './commands/deploy.ts';
import { registerDev } from './commands/dev.ts';
import { registerDoctor } from './commands/doctor.ts';
import { withExamples } from './commands/examples.ts';
import { registerExplain } from './commands/explain.ts';
import { registerGenerate } from './commands/generate.ts';
import { registerInit } from './commands/init.ts';
import { registerLocale } from './commands/locale.ts';
import { registerOverride } from './commands/override.ts';
import { registerParts } from './commands/parts.ts';
import { registerPlan } from './commands/plan.ts';
import { registerPreview } from './commands/preview.ts';
import { registerRelease } from './commands/release.ts';
import { registerRoutes } from './commands/routes.ts';
import { registerSchema } from './commands/schema.ts';
import { registerSite } from './commands/site.ts';
import { registerSites } from './commands/sites.ts';
import { registerStart } from './commands/start.ts';
import { registerUpgrade } from './commands/upgrade.ts';
import { registerValidate } from './commands/validate.ts';
import { outputFormats } from './diagnostics/formats/output-format.ts';
import { readVersion } from './package-root.ts';
import { getHelpColumns } from './recorded-help.ts';

/**
 * Creates the program from its commands. Each file in `commands/` declares one and loads its work when it is run.
 * @param stampedArgs the command line, to write stamps for it; absent, none are written
 */
export function createProgram(stampedArgs?: readonly string[]): Command {
  const program = new Command('shopgen')
    .description('Turns one declarative file per site into a checked, typed and specialised web shop.')
    .version(readVersion(), '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print what there is')
    .configureHelp({ showGlobalOptions: true, helpWidth: getHelpColumns() })
    .option('--root <dir>', 'folder that holds site-configs, locales and openapi (default: here)')
    .option('--json', 'print one JSON document, errors included: short for --format json')
    .addOption(
      new Option('--format <form>', 'how to print: for a person, or for programs, GitHub and code scanning').choices(
        outputFormats,
      ),
    )
    .option('--quiet', 'say nothing but errors')
    .option('--verbose', 'say more')
    .option('--no-color', 'print without colours')
    .option('--no-input', 'never ask')
    .exitOverride();
  const run = createRun(() => program.opts<GlobalOptions>(), stampedArgs);

  for (const register of [
    registerSites,
    registerValidate,
    registerConfig,
    registerExplain,
    registerRoutes,
    registerParts,
    registerOverride,
    registerPlan,
    registerAffected,
    registerApi,
    registerGenerate,
    registerBuild,
    registerClean,
    registerStart,
    registerRelease,
    registerDeploy,
    registerPreview,
    registerDev,
    registerBackend,
    registerSite,
    registerLocale,
    registerInit,
    registerUpgrade,
    registerDoctor,
    registerSchema,
    registerCompletion,
  ]) {
    register(program, run);
  }

  return withExamples(program, [
    ['shopgen validate', 'every problem in the sources, at its place'],
    ['shopgen build --site acoustic', 'dist/acoustic/, which runs by itself'],
    ['shopgen start --site acoustic', 'serves it at http://localhost:3000'],
    ['shopgen explain route.collision', 'what the code of a problem means'],
    ['shopgen doctor', 'what is missing on this machine'],
  ]);
}
