import path from 'node:path';
import type { ResultCache } from '#cli/results/result-cache.ts';
import { type ExtensionSources, extensionImports } from './extension-sources.ts';

/** Returns the code of an extension as one script, or takes what an earlier run has made of the same modules. */
export async function bundleExtension(sources: ExtensionSources, results: ResultCache): Promise<string> {
  const key = ['extension', sources.hash];
  const known = results.read(key, (value) => typeof value === 'string');
  if (known !== undefined) return known;
  const code = await bundle(sources);
  results.write(key, code);
  return code;
}

async function bundle({ entry, texts }: ExtensionSources): Promise<string> {
  // Loaded here: few projects have extensions, and fewer changed ones.
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input: entry,
    platform: 'neutral',
    external: [...extensionImports],
    plugins: [
      {
        name: 'extension-modules',
        // What was read and hashed, and not what is on the disk by now.
        resolveId: (id, importer) =>
          importer === undefined
            ? id
            : /^\.\.?\//.test(id)
              ? path.posix.join(path.posix.dirname(importer), id)
              : undefined,
        load: (id) => texts.get(id),
      },
    ],
    logLevel: 'silent',
  });
  try {
    const { output } = await bundled.generate({ format: 'cjs', exports: 'named', codeSplitting: false });
    return output[0].code;
  } finally {
    await bundled.close();
  }
}
