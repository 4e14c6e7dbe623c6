import type { Rolldown } from 'vite';

/** The files that one build of the bundler wrote. */
export type BundlerOutput = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

/** Returns the output from the bundler's result, which has a form for every way of using it. */
export function getOutput(result: Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | object): BundlerOutput {
  const one: object | undefined = Array.isArray(result) ? result[0] : result;
  if (!one || !isOutput(one)) throw new Error('The bundler returned no output.');
  return one.output;
}

/** The files of a build by name. */
export type OutputFiles = Readonly<Record<string, BundlerOutput[number]>>;

/** Returns the files of a build by name. */
export const byName = (output: BundlerOutput): OutputFiles =>
  Object.fromEntries(output.map((file) => [file.fileName, file]));

const isOutput = (result: object): result is Rolldown.RolldownOutput => 'output' in result;
