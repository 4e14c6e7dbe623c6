/** Name of the folder beside the server's file with what draws images. */
export const imageFolder = 'images';

/** Names of the files in it, besides the type of headings (`heading-….ttf`). WebAssembly is compressed with Brotli. */
export const engineFiles = {
  worker: 'worker.js',
  svg: 'resvg.wasm.br',
  jpeg: 'mozjpeg.wasm.br',
  webp: 'webp.wasm.br',
} as const;
