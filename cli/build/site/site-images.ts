import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { engineFiles, imageFolder } from '#runtime/contracts/image-engine.ts';
import type { Theme } from '#runtime/contracts/theme.ts';
import { once, onceEach } from '../build-run.ts';
import type { BuiltFile, KeepFile } from '../built-file.ts';
import type { ThemeFonts } from '../styles/theme-fonts.ts';

/** The packages' files that draw images. */
const engines = {
  [engineFiles.svg]: '@resvg/resvg-wasm/index_bg.wasm',
  [engineFiles.jpeg]: '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  [engineFiles.webp]: '@jsquash/webp/codec/dec/webp_dec.wasm',
} as const;

/** A tenth larger than the best, for a fiftieth of its time. */
const quality = 6;

/** Returns what draws the images of a site's pages, as files of its build. */
export type MakeSiteImages = (
  theme: Theme,
  fonts: ThemeFonts,
) => Promise<readonly (readonly [file: string, content: BuiltFile])[]>;

/** Creates what makes these files: the programs once for all sites, and the type of headings once for each family and weight. */
export function createSiteImages(packageRoot: string, keep: KeepFile): MakeSiteImages {
  const require = createRequire(path.join(packageRoot, 'package.json'));
  const compress = promisify(brotliCompress);
  const getPrograms = once(async () => [
    [engineFiles.worker, await keep(await readFile(path.join(packageRoot, 'cli/dist/image-worker.js')))] as const,
    ...(await Promise.all(
      Object.entries(engines).map(async ([name, file]) => {
        const program = await readFile(require.resolve(file));
        return [
          name,
          await keep(await compress(program, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })),
        ] as const;
      }),
    )),
  ]);
  const getType = onceEach(
    (file: string, weight: number) => `${file} ${weight}`,
    async (file, weight) => keep(await writeTrueType(await readFile(file), weight)),
  );
  return async ({ fonts: { heading }, heading: { weight } }, { files }) => {
    const type = files.filter(({ family }) => family === heading.family);
    const made = await Promise.all(
      type.map(async ({ file }, index) => [`heading-${index}.ttf`, await getType(file, weight)] as const),
    );
    return [...(await getPrograms()), ...made].map(([name, content]) => [`${imageFolder}/${name}`, content] as const);
  };
}

/** Returns a variable font at one weight as TrueType, which is what can be drawn with. */
async function writeTrueType(font: Buffer, weight: number): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return await subsetFont(font, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });
}

/** What titles are written with: Latin with its extensions, punctuation, currencies, superscripts and arrows. */
const characters = [
  [0x20, 0x24f],
  [0x1e80, 0x1e9e],
  [0x2000, 0x206f],
  [0x2070, 0x20cf],
  [0x2100, 0x215f],
  [0x2190, 0x2199],
  [0x2212, 0x2265],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');
