import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { replaceFile } from '#cli/sources/replace-file.ts';

const changeSchema = z.object({
  formatVersion: z.literal(1),
  /** The command line that it is of, to name it. */
  command: z.string(),
  /** Files and folders that get another name. */
  moved: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Files that get another content, by the name that they have then. `before` is null where there was none. */
  changed: z.array(z.object({ path: z.string(), before: z.string().nullable(), after: z.string() })),
  /** Files and folders that are deleted. */
  removed: z.array(z.string()),
});

/** A change of several files of a project, in the order in which it is made. Paths are relative to the root. */
export type ProjectChange = Readonly<Omit<z.infer<typeof changeSchema>, 'formatVersion'>>;

/** Says what is being changed, from before the first file is touched until after the last. */
export const changeFile = '.shopgen-change.json';

/**
 * Makes a change. One that is interrupted at any point is finished by {@link finishChange}: until then the file that says what
 * is to be done is there, and no content is lost that the change does not delete.
 */
export async function makeChange(root: string, change: ProjectChange): Promise<void> {
  await replaceFile(path.join(root, changeFile), `${JSON.stringify({ formatVersion: 1, ...change }, null, 2)}\n`);
  for (const step of listSteps(root, change)) await step();
}

/**
 * Finishes a change that was interrupted, and returns the command that it was of; undefined where there is none.
 *
 * @throws InputError where a file has been edited since; then nothing is done
 */
export async function finishChange(root: string): Promise<string | undefined> {
  const change = await readInterrupted(root);
  if (change === undefined) return undefined;
  for (const { path: file, before, after } of change.changed) {
    const from = change.moved.find(({ to }) => file === to || file.startsWith(`${to}/`));
    const old = from && file.replace(from.to, () => from.from);
    const there = [file, old].find((each) => each !== undefined && existsSync(path.join(root, each)));
    const text = there === undefined ? null : await readFile(path.join(root, there), 'utf8');
    if (text === before || text === after) continue;
    const message = `${there ?? file} was edited while ${change.command} was interrupted`;
    const help = `Undo the edit and run the command again, or delete ${changeFile} and finish by hand.`;
    throw new InputError([errorAt('scaffold.interrupted', getStart(there ?? file), message, help)]);
  }
  for (const step of listSteps(root, change)) await step();
  return change.command;
}

/** Returns the command whose change was interrupted. */
export async function findInterrupted(root: string): Promise<string | undefined> {
  return (await readInterrupted(root))?.command;
}

async function readInterrupted(root: string): Promise<ProjectChange | undefined> {
  const file = path.join(root, changeFile);
  if (!existsSync(file)) return undefined;
  const text = await readFile(file, 'utf8');
  try {
    return changeSchema.parse(JSON.parse(text));
  } catch {
    const message = `${changeFile} says what was interrupted, and cannot be read`;
    const help = 'Another version of shopgen wrote it: finish with that one, or delete it and finish by hand.';
    throw new InputError([errorAt('scaffold.interrupted', getStart(changeFile), message, help)]);
  }
}

/** Returns the steps of a change. Each is done whole or not at all, but for the deletions, and again without harm. */
export function listSteps(root: string, { moved, changed, removed }: ProjectChange): (() => Promise<void>)[] {
  const at = (file: string): string => path.join(root, file);
  return [
    ...moved.map(({ from, to }) => async () => {
      if (!existsSync(at(from))) return;
      await mkdir(path.dirname(at(to)), { recursive: true });
      await rename(at(from), at(to));
    }),
    ...changed.map((file) => () => replaceFile(at(file.path), file.after)),
    ...removed.map((file) => () => rm(at(file), { recursive: true, force: true })),
    () => rm(at(changeFile), { force: true }),
  ];
}
