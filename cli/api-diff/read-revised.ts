import { existsSync } from 'node:fs';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { decodeText } from '#cli/sources/decode-text.ts';
import { askGit, findRevision } from '#cli/sources/git.ts';
import { isSourceFile, type SourceFile } from '#cli/sources/read-text.ts';

/** A revision and a file of it, as git writes them; not a drive of Windows. */
const revised = /^(?<ref>[^:]{2,}):(?<name>.+)$/s;

/**
 * Reads a file of a revision: `main:openapi/product-api.yaml`, from the top folder of the repository or from the current one.
 * Undefined for the name of a file.
 *
 * @throws InputError when git does not know the revision, or the revision the file
 */
export function readRevised(given: string): SourceFile | undefined {
  const { ref, name } = revised.exec(given)?.groups ?? {};
  if (ref === undefined || name === undefined || existsSync(given)) return undefined;
  const { commit } = findRevision(process.cwd(), ref);
  for (const file of [name, `./${name}`]) {
    const bytes = readBlob(`${commit}:${file}`);
    if (bytes === undefined) continue;
    const source = decodeText(given, bytes);
    if (!isSourceFile(source)) throw new InputError([source]);
    return source;
  }
  const help = `git ls-tree -r --name-only ${ref} lists its files.`;
  throw new InputError([errorAt('git.unknown-file', undefined, `The revision ${ref} has no file ${name}`, help)]);
}

function readBlob(name: string): Buffer | undefined {
  try {
    return askGit(process.cwd(), ['cat-file', 'blob', name]);
  } catch {
    return undefined;
  }
}
