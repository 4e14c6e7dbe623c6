import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import { anyMessageKey, besideThePoint, compilerOptions, readers } from './runtime-program.ts';
import { ambientText, listStubs } from './stubs.ts';

/** What the native compiler checks. */
interface NativeInput {
  /** Folder of the package whose runtime is meant. */
  readonly packageRoot: string;
  readonly contracts: readonly GeneratedFile[];
  /** Files that call an API, wherever they lie below the package. */
  readonly callers?: readonly string[];
}

/** The native compiler at work. */
interface NativeCheck {
  /** The files that read answers and that it complains of, by path below the package; undefined if it gave no answer. */
  readonly unfit: Promise<ReadonlySet<string> | undefined>;
}

/**
 * Starts the native compiler (TypeScript 7) on the runtime with these generated files. It takes a fourth of the time of the
 * compiler whose messages we explain, and knows the same stand-ins for libraries: what it accepts fits.
 * @returns undefined where it is not installed, and where nothing can be written beside the runtime
 */
export async function startNativeCheck({
  packageRoot,
  contracts,
  callers = [],
}: NativeInput): Promise<NativeCheck | undefined> {
  const compiler = await findNativeCompiler(packageRoot);
  if (compiler === undefined) return undefined;
  const folder = await makeFolder(path.join(packageRoot, '.cache'));
  if (folder === undefined) return undefined;
  const stubs = listStubs();
  const config = {
    compilerOptions: {
      ...compilerOptions,
      // None, so that none of a project's above it is taken.
      typeRoots: [],
      paths: {
        '#generated/contracts/*': ['./*'],
        ...Object.fromEntries(stubs.map(({ specifier, file }) => [specifier, [`./${file}`]])),
      },
    },
    // A list without a file is an error to it.
    ...(callers.length > 0 && { files: callers.map((file) => path.join(packageRoot, file)) }),
    include: ['.', ...readers.map((room) => `../../runtime/${room}`)],
  };
  const files = [
    ...contracts,
    anyMessageKey,
    ...stubs.map((stub) => ({ path: stub.file, text: stub.text })),
    { path: 'ambient.d.ts', text: ambientText },
    { path: 'tsconfig.json', text: JSON.stringify(config) },
  ];
  await Promise.all(files.map((file) => writeFile(path.join(folder, file.path), file.text)));
  const options = ['--project', folder, '--checkers', '1', '--pretty', 'false'];
  const program = spawn(process.execPath, [compiler, ...options], {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const unfit = Promise.all([once(program, 'close'), text(program.stdout)])
    .then(([[code], printed]) => {
      const complaints = printed.split('\n').filter((line) => line.includes('error TS'));
      // With complaints it exits with 1 or 2. Anything else without one was no answer.
      const isAnswer = code === 0 || ((code === 1 || code === 2) && complaints.length > 0);
      return isAnswer ? new Set(complaints.flatMap((line) => fileOf(line, callers) ?? [])) : undefined;
    })
    .finally(() => rm(folder, { recursive: true, force: true }));
  return { unfit };
}

/** Returns the file of a complaint; undefined for one that cannot be of a description. A complaint without a file has ''. */
function fileOf(line: string, callers: readonly string[]): string | undefined {
  const [, file = '', code] = /^(runtime\/.*?)\(\d+,\d+\): error TS(\d+): /.exec(line) ?? [];
  const isRead = callers.includes(file) || readers.some((room) => file.startsWith(`runtime/${room}/`));
  return code === undefined || (isRead && !besideThePoint.has(Number(code))) ? file : undefined;
}

/** Returns a new folder; undefined where the package cannot be written to, as in an image that is only read. */
async function makeFolder(cache: string): Promise<string | undefined> {
  try {
    await mkdir(cache, { recursive: true });
    return await mkdtemp(path.join(cache, 'contracts-'));
  } catch {
    return undefined;
  }
}

const packageSchema = z.object({ version: z.string(), bin: z.object({ tsc: z.string() }) });

/** Returns the program of TypeScript 7: the package's own, or that of the project which has the package installed. */
async function findNativeCompiler(packageRoot: string): Promise<string | undefined> {
  for (const folder of [path.join(packageRoot, 'node_modules/typescript7'), path.join(packageRoot, '../typescript')]) {
    try {
      const { version, bin } = packageSchema.parse(
        JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
      );
      if (Number(version.split('.')[0]) >= 7) return path.join(folder, bin.tsc);
    } catch {
      // Not there, or another one.
    }
  }
  return undefined;
}
