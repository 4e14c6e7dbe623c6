import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { catalogue, type DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import { packageRoot } from '#cli/package-root.ts';
import { type Fault, fault, type Planting } from './fault.ts';

const isCode = (given: unknown): boolean => typeof given === 'string' && Object.hasOwn(catalogue, given);
const position = z.int().min(1);

const rowSchema = z.strictObject({
  group: z.string().default('from a file'),
  name: z.string(),
  changes: z
    .array(
      z.union([
        z.strictObject({ file: z.string(), content: z.string() }),
        z.strictObject({ file: z.string(), find: z.string(), replace: z.string() }),
        z.strictObject({ file: z.string(), gone: z.literal(true) }),
      ]),
    )
    .min(1),
  wanted: z.array(
    z.strictObject({
      code: z.custom<DiagnosticCode>(isCode, 'is no code that `shopgen explain` lists'),
      file: z.string().optional(),
      line: position.optional(),
      column: position.optional(),
      suggests: z.string().optional(),
      severity: z.enum(['error', 'warning', 'hint']).optional(),
    }),
  ),
});

type FileRow = z.infer<typeof rowSchema>;

/**
 * Reads faults that others have written, in YAML or JSON (docs/faults.md), by group.
 *
 * @throws Error when the file is not of that form.
 */
export function readFaultFile(file: string): Readonly<Record<string, readonly Fault[]>> {
  const parsed = z.array(rowSchema).safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is no table of faults:\n${z.prettifyError(parsed.error)}`);
  const groups = new Set(parsed.data.map(({ group }) => group));
  return Object.fromEntries(
    [...groups].map((group) => {
      const rows = parsed.data.filter((row) => row.group === group);
      return [group, rows.map((row) => fault(row.name, () => plant(row)))];
    }),
  );
}

function plant({ changes, wanted }: FileRow): Planting {
  return {
    changes: changes.map((change) => {
      if (!('find' in change)) return change;
      const text = readFileSync(path.join(packageRoot, change.file), 'utf8');
      const at = text.indexOf(change.find);
      if (at === -1) throw new Error(`${change.file} does not contain ${JSON.stringify(change.find)}`);
      const content = text.slice(0, at) + change.replace + text.slice(at + change.find.length);
      return { file: change.file, content };
    }),
    wanted: wanted.map(({ code, file, line, column, suggests, severity = 'error' }) => ({
      code,
      severity,
      suggests,
      at:
        file === undefined ? undefined : line === undefined || column === undefined ? { file } : { file, line, column },
    })),
  };
}
