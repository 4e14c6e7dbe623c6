import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { OverrideKind } from '#cli/config/override-kinds.ts';
import type { PartOverrides } from '#cli/config/overrides.ts';

/** What an override costs a visitor who loads its part. */
export interface OverrideCost {
  readonly part: string;
  readonly kind: OverrideKind;
  /** Relative to the root. */
  readonly file: string;
  /** Bytes of its own code, minified: of its file and those of the site that it imports, without their styles. */
  readonly bytes: number;
  readonly brotli: number;
}

/** Measures the overrides of a site, in the order of its configuration. What they import of the runtime is there without them. */
export async function measureOverrides(
  root: string,
  overridden: readonly PartOverrides[],
): Promise<readonly OverrideCost[]> {
  const all = overridden.flatMap(({ part, overrides }) => overrides.map(({ kind, file }) => ({ part, kind, file })));
  return Promise.all(
    all.map(async (override) => {
      const code = Buffer.from(await bundleOwnCode(path.join(root, override.file)));
      return { ...override, bytes: code.length, brotli: (await compress(code)).length };
    }),
  );
}

const compress = promisify(brotliCompress);

async function bundleOwnCode(file: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: file,
    // Styles are frozen to names of classes.
    external: (id, importer) => importer !== undefined && (!id.startsWith('.') || /\.styles(\.ts)?$/.test(id)),
    logLevel: 'silent',
    platform: 'browser',
  });
  try {
    const { output } = await bundle.generate({ minify: true });
    // Imports and hints for the bundler are gone once it is bundled with what it imports.
    return output[0].code
      .replaceAll('/* @__PURE__ */ ', '')
      .replaceAll(/^import[^;]*;|import\{[^;]*?\}from"[^"]*";/gm, '');
  } finally {
    await bundle.close();
  }
}
