import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './package-root.ts';

/** Columns that help is written for. A narrower terminal has it written anew. */
const helpColumns = 80;

/** Returns the columns of help on this terminal. */
export function getHelpColumns(): number {
  return Math.min(helpColumns, process.stdout.columns || helpColumns);
}

/**
 * Returns what a command line prints that asks for help and for nothing else, as recorded when the package was compiled.
 * Undefined for any other command line.
 */
export function readRecordedHelp(args: readonly string[]): string | undefined {
  const asked = args.at(-1);
  if ((asked !== '--help' && asked !== '-h') || getHelpColumns() !== helpColumns) return undefined;
  try {
    const recorded: unknown = JSON.parse(readFileSync(path.join(packageRoot, 'cli/dist/help.json'), 'utf8'));
    const name = args.slice(0, -1).join(' ');
    const isThere = typeof recorded === 'object' && recorded !== null && Object.hasOwn(recorded, name);
    const text: unknown = isThere ? Reflect.get(recorded, name) : undefined;
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
