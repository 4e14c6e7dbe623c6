import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PartProp, PartUse } from '#cli/runtime-usage/runtime-usage.ts';
import { getPart, type PartName } from '#runtime/contracts/parts.ts';

/** A part as it was when an override of it was made. */
export interface PartMemory {
  /** What it took. */
  readonly props: readonly PartProp[];
  /** Its sources, by path relative to the package. */
  readonly files: Readonly<Record<string, string>>;
}

/** The parts that a site has changed, as they were then. */
export type PartMemories = Readonly<Record<string, PartMemory>>;

const schema = z.object({
  formatVersion: z.literal(1),
  parts: z.record(
    z.string(),
    z.object({
      props: z.array(
        z.object({ name: z.string(), type: z.string(), optional: z.boolean(), about: z.string().optional() }),
      ),
      files: z.record(z.string(), z.string()),
    }),
  ),
});

/** Returns the file with the memories of a site, relative to the root. */
export const memoryFile = (id: string): string => `site-configs/${id}.parts.json`;

/** Reads what a site remembers; nothing where there is no such file, `undefined` where it cannot be read. */
export function readMemories(root: string, id: string): PartMemories | undefined {
  const file = path.join(root, memoryFile(id));
  if (!existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).parts;
  } catch {
    return undefined;
  }
}

/** Returns the text of the file with the memories of a site: sorted, so that a change of one is a change of its lines. */
export function writeMemories(memories: PartMemories): string {
  const parts = Object.fromEntries(Object.entries(memories).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ formatVersion: 1, parts }, null, 2)}\n`;
}

/** Writes the memories of a site in one step. */
export async function keepMemories(root: string, id: string, memories: PartMemories): Promise<void> {
  const file = path.join(root, memoryFile(id));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, writeMemories(memories));
  await rename(`${file}.${process.pid}`, file);
}

/** Reads a part as it is now: what it takes, its module, and the one that a static part loads. */
export function describePart(packageRoot: string, name: PartName, use: PartUse | undefined): PartMemory {
  const module = `runtime/${getPart(name).from}`;
  const names = [module, module.replace(/\.tsx$/, '.static.tsx')];
  const files = names.flatMap((file) => {
    const absolute = path.join(packageRoot, file);
    return existsSync(absolute) ? [[file, readFileSync(absolute, 'utf8')] as const] : [];
  });
  return { props: use?.props ?? [], files: Object.fromEntries(files) };
}

/** What of a part has changed since it was remembered. */
export interface PartChanges {
  /** Names of the properties that are new, gone or of another type. */
  readonly props: readonly string[];
  /** Paths of the sources that differ, or are there only then or now. */
  readonly files: readonly string[];
}

/** Compares a part with itself as it was; `undefined` where it is the same. */
export function comparePart(then: PartMemory, now: PartMemory): PartChanges | undefined {
  const describe = ({ name, type, optional }: PartProp): string => `${name} ${optional} ${type}`;
  const [old, present] = [then, now].map(({ props }) => new Set(props.map(describe)));
  const props = [...then.props, ...now.props].filter(
    (prop) => !old?.has(describe(prop)) || !present?.has(describe(prop)),
  );
  const files = [...new Set([...Object.keys(then.files), ...Object.keys(now.files)])].filter(
    (file) => then.files[file] !== now.files[file],
  );
  if (props.length === 0 && files.length === 0) return undefined;
  return { props: [...new Set(props.map(({ name }) => name))], files };
}
