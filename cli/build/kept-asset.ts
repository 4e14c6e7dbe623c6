import { onceEach } from './build-run.ts';
import type { BuiltFile, KeepFile } from './built-file.ts';
import { precompress, type Sizes } from './precompress.ts';

/** A file of the client's folder, compressed and kept. */
export interface KeptAsset {
  readonly sizes: Sizes;
  /** Ending → content, the file itself under the empty ending. */
  readonly files: readonly (readonly [ending: string, file: BuiltFile])[];
}

/** Compresses and keeps a file, whose name holds the hash of its content. */
export type KeepAsset = (name: string, content: Buffer) => Promise<KeptAsset>;

/**
 * Creates what keeps the assets of a run's sites: each once, since many sites have the same texts and fonts.
 *
 * @param quality - Of Brotli.
 */
export function createAssetKeeper(keep: KeepFile, quality: number): KeepAsset {
  return onceEach(
    (name: string, _content: Buffer) => name,
    async (name, content) => {
      const { sizes, contents } = await precompress(name, content, quality);
      const files = Object.entries(contents).map(async ([ending, packed]) => [ending, await keep(packed)] as const);
      return { sizes, files: await Promise.all(files) };
    },
  );
}
