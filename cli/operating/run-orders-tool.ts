import { runBackendTool } from './run-backend-tool.ts';

/** Options of a command by their names in camel case; an absent or `false` one is not passed on. */
export type CommandOptions = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/**
 * Runs the backend's program for orders with the words and options of a command, and returns the document it prints.
 *
 * @throws InputError with what the program says is wrong.
 */
export async function runOrdersTool(root: string, words: readonly string[], options: CommandOptions): Promise<unknown> {
  return JSON.parse(await runBackendTool(root, 'orders', [...words, ...writeOptions(options)]));
}

function writeOptions(options: CommandOptions): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    const option = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (value === undefined || value === false) return [];
    if (value === true) return [option];
    return [value].flat().flatMap((text) => [option, text]);
  });
}
