import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { bundleStyles } from './bundle-styles.ts';
import { type FrozenStyles, freezeStyles, type StylesModule, UnfreezableStyleError } from './freeze-styles.ts';
import { toStitchesInstance } from './stitches-internals.ts';

const environmentName = 'styles';

/** Returns whether a file's exports are frozen. */
export const isStylesFile = (file: string): boolean => file.endsWith('.styles.ts');

/** Lists every styles module below a folder, sorted by path. */
export async function listStylesFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter(isStylesFile)
    .map((entry) => join(folder, entry).split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Evaluates all styles modules of the runtime in Node and freezes them.
 *
 * @param packageRoot - Folder of the package, which holds `runtime/`.
 * @param own - Styles modules of a site, whose rules stand behind those of the runtime.
 * @throws UnfreezableStyleError naming the module that cannot be evaluated or frozen.
 */
export async function evaluateStyles(packageRoot: string, own: readonly string[] = []): Promise<FrozenStyles> {
  const files = [...(await listStylesFiles(join(packageRoot, 'runtime'))), ...own];
  const evaluated = await bundleStyles(packageRoot, files).catch(() => undefined);
  // Loading the modules one by one shows which one fails.
  if (evaluated === undefined) return evaluateOneByOne(packageRoot, files);
  const modules = [...evaluated.modules].map(([file, exports]): StylesModule => ({ file, exports }));
  return freezeStyles(toStitchesInstance(evaluated.stitches), modules);
}

/** Evaluates modules one at a time: Stitches keeps one stylesheet per process, so two must not run at the same time. */
async function evaluateOneByOne(packageRoot: string, files: readonly string[]): Promise<FrozenStyles> {
  // Loaded lazily: the command line is a single file, and most commands need no bundler.
  const { createRunnableDevEnvironment, resolveConfig } = await import('vite');
  const runtime = join(packageRoot, 'runtime');
  const config = await resolveConfig(
    {
      root: packageRoot,
      configFile: false,
      envDir: false,
      cacheDir: join(packageRoot, 'node_modules', '.vite', environmentName),
      resolve: { alias: [{ find: /^shopgen\/runtime\//, replacement: `${join(packageRoot, 'runtime')}/` }] },
      logLevel: 'silent',
      environments: {
        [environmentName]: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment(environmentName, config, {
    runnerOptions: { hmr: false },
    hot: false,
  });
  await environment.init();
  try {
    const stitches = toStitchesInstance(await environment.runner.import(join(runtime, 'theme', 'stitches.ts')));
    const modules: StylesModule[] = [];
    for (const file of files) {
      const exports: Record<string, unknown> = await environment.runner.import(file).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new UnfreezableStyleError(file, undefined, `cannot be evaluated: ${reason}`);
      });
      modules.push({ file, exports });
    }
    return freezeStyles(stitches, modules);
  } finally {
    await environment.close();
  }
}
