/**
 * The thread that draws images of pages and icons, in WebAssembly: it takes some hundred milliseconds, in which the server answers
 * others. Its folder holds the programs and the type of headings.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { engineFiles } from '#runtime/contracts/image-engine.ts';
import { drawIcon, drawMeasured, drawSocialImage, type MeasureText } from './draw-social-image.ts';
import type { ImageAnswer, ImageJob } from './image-jobs.ts';
import type { SocialLook } from './social-image.ts';

/** Quality of the JPEG, 0 to 100: areas of one colour and large letters show artefacts early. */
const quality = 84;

/** The build puts what is needed beside this file. */
const folder = import.meta.dirname;
const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');

const unpack = async (file: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(brotliDecompressSync(await readFile(path.join(folder, file))));

await initWasm(await unpack(engineFiles.svg));
await initJpeg(await WebAssembly.compile(await unpack(engineFiles.jpeg)));
await initWebp(await WebAssembly.compile(await unpack(engineFiles.webp)));
const fontNames = (await readdir(folder)).filter((name) => name.endsWith('.ttf')).sort();
const fontBuffers = await Promise.all(
  fontNames.map(async (name) => new Uint8Array(await readFile(path.join(folder, name)))),
);

port.on('message', (job: ImageJob) => {
  draw(job).then(
    (image) => port.postMessage({ image } satisfies ImageAnswer),
    (error: unknown) => port.postMessage({ error: String(error) } satisfies ImageAnswer),
  );
});

async function draw(job: ImageJob): Promise<Uint8Array> {
  const measure = measureIn(job.image.look);
  if (job.kind === 'icon') return render(drawIcon(job.image, measure), (image) => image.asPng());
  const { picture } = job.image;
  // What renders SVG reads no WebP.
  const jpeg = picture && (await readPicture(picture));
  const drawn = render(drawSocialImage(job.image, measure, jpeg), (image) => ({
    data: new Uint8ClampedArray(image.pixels),
    width: image.width,
    height: image.height,
  }));
  return await toJpeg({ ...drawn, colorSpace: 'srgb' }, quality);
}

type Opened = InstanceType<typeof Resvg>;

/** Reads a WebP as JPEG. @returns undefined for one that cannot be read: the title stands alone then */
async function readPicture(webp: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await toJpeg(await decodeWebp(new Uint8Array(webp).buffer), 92);
  } catch {
    return undefined;
  }
}

async function toJpeg(image: ImageData, quality: number): Promise<Uint8Array> {
  return new Uint8Array(await encodeJpeg(image, { quality }));
}

function open(svg: string): Opened {
  return new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } });
}

/** Renders, and gives back the memory that WebAssembly would keep. */
function render<Result>(svg: string, take: (image: ReturnType<Opened['render']>) => Result): Result {
  const opened = open(svg);
  const image = opened.render();
  try {
    return take(image);
  } finally {
    image.free();
    opened.free();
  }
}

function measureIn(look: SocialLook): MeasureText {
  return (text, size) => {
    const opened = open(drawMeasured(text, look, size));
    const box = opened.getBBox();
    const extent = { x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0, height: box?.height ?? 0 };
    box?.free();
    opened.free();
    return extent;
  };
}
