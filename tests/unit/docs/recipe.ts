import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that a recipe touches. */
export interface Step {
  /** From the root; `<locale>` stands for each locale. */
  readonly file: string;
  /** Its patches: lines with `+` are added, lines with a blank exist already. */
  readonly patches: readonly string[];
}

const page = path.join(import.meta.dirname, '../../../docs/recipes.md');

/** Reads the steps of a recipe in `docs/recipes.md`, by the title of its section. */
export function readRecipe(title: string): Step[] {
  const section = readFileSync(page, 'utf8')
    .split(/^## /m)
    .find((text) => text.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`docs/recipes.md has no recipe "${title}"`);
  const [, ...steps] = section.split(/^(?=\*\*\d+\. )/m);
  return steps.map((step) => ({
    file: /^\*\*\d+\. `([^`]+)`/.exec(step)?.[1] ?? '',
    patches: [...step.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, patch = '']) => patch),
  }));
}

/** Follows a recipe in a copy of the project. */
export async function followRecipe(root: string, title: string): Promise<void> {
  const locales = (await readdir(path.join(root, 'locales'))).filter((name) => /^[a-z]{2}-[A-Z]{2}$/.test(name));
  for (const { file, patches } of readRecipe(title)) {
    const files = file.includes('<locale>') ? locales.map((locale) => file.replace('<locale>', locale)) : [file];
    for (const each of files) for (const patch of patches) await apply(path.join(root, each), patch);
  }
}

/** Applies a patch to a file; a missing file is created. */
async function apply(file: string, patch: string): Promise<void> {
  const lines = patch.split('\n').slice(0, -1);
  const getText = (kept: readonly string[]): string => kept.map((line) => `${line.slice(1)}\n`).join('');
  const before = getText(lines.filter((line) => !line.startsWith('+')));
  const text = before === '' ? '' : await readFile(file, 'utf8');
  if (before !== '' && text.split(before).length !== 2) throw new Error(`${file} does not have once:\n${before}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    text.replace(before, () => getText(lines)),
  );
}
