import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import { besideOwnPoint, elementsOfStyles, nameFile, type OwnCode } from './check-own-code.ts';
import { anyMessageKey, besideThePoint, compilerOptions, readers } from './runtime-program.ts';
import { ambientText, listStubs } from './stubs.ts';

/**
 * It is written in Go, and lives for two or three seconds: collecting its garbage before there is much of it takes a fifth of them
 * (https://go.dev/doc/gc-guide).
 */
const memoryOfCompiler = { GOGC: 'off', GOMEMLIMIT: '600MiB' };

/** What the native compiler checks. */
interface NativeInput {
  /** Folder of the package whose runtime is meant. */
  readonly packageRoot: string;
  readonly contracts: readonly GeneratedFile[];
  /** How the runtime is checked. Without it, only the code of sites is. */
  readonly runtime?: {
    /** Files that call an API, wherever they lie below the package. */
    readonly callers: readonly string[];
  };
  /** The code of sites, to be checked with the same contracts. */
  readonly own?: OwnCode | undefined;
  /** Ends the compiler when nobody needs its answer any more: that is undefined then. */
  readonly signal?: AbortSignal;
}

/** What the native compiler complains of. */
export interface NativeAnswer {
  /** Files of the runtime that read answers, by path below the package. */
  readonly unfit: ReadonlySet<string>;
  readonly isOwnFit: boolean;
}

/** The native compiler at work. */
export interface NativeCheck {
  /** Undefined if it gave no answer. */
  readonly answer: Promise<NativeAnswer | undefined>;
}

/**
 * Starts the native compiler (TypeScript 7) on the runtime with these generated files, and on the code of sites. It takes a fourth
 * of the time of the compiler whose messages we explain, and knows the same declarations in place of libraries: what it accepts fits.
 * @returns undefined where it is not installed, and where nothing can be written beside the runtime
 */
export async function startNativeCheck(input: NativeInput): Promise<NativeCheck | undefined> {
  const { packageRoot, contracts, runtime, own, signal } = input;
  const compiler = await findNativeCompiler(packageRoot);
  if (compiler === undefined) return undefined;
  const folder = await makeFolder(path.join(packageRoot, '.cache'));
  if (folder === undefined) return undefined;
  const stubs = listStubs();
  const files = [
    ...contracts.map((file) => ({ ...file, text: withoutShapes(file.text) })),
    ...(contracts.some((file) => file.path === anyMessageKey.path) ? [] : [anyMessageKey]),
    ...stubs.map((stub) => ({ path: stub.file, text: stub.text })),
    ...(own?.trees ?? []).flatMap(({ name, files: generated }) =>
      generated.map((file) => ({ path: path.join(siteFolder, name, file.path), text: file.text })),
    ),
    // Copies, so that they find their libraries wherever their root is.
    ...[...(own?.texts ?? [])].map(([file, text]) => ({ path: path.join(ownFolder, file), text })),
    { path: 'ambient.d.ts', text: ambientText },
    {
      path: 'tsconfig.json',
      text: JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          // None, so that none of a project's above it is taken.
          typeRoots: [],
          paths: {
            '#generated/contracts/*': ['./*'],
            ...Object.fromEntries(stubs.map(({ specifier, file }) => [specifier, [`./${file}`]])),
            ...(own && pathsOfOwn(own)),
          },
        },
        files: [
          // A list without a file is an error to it.
          path.join(folder, 'ambient.d.ts'),
          ...(runtime?.callers ?? []).map((file) => path.join(packageRoot, file)),
          ...(own ? [path.join(packageRoot, elementsOfStyles)] : []),
        ],
        include: ['.', ...(runtime ? readers.map((room) => `../../runtime/${room}`) : [])],
      }),
    },
  ];
  await Promise.all(
    files.map(async (file) => {
      const whole = path.join(folder, file.path);
      await mkdir(path.dirname(whole), { recursive: true });
      await writeFile(whole, file.text);
    }),
  );
  const options = ['--project', folder, '--checkers', '1', '--pretty', 'false'];
  const program = spawn(compiler, options, {
    cwd: packageRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...memoryOfCompiler },
  });
  const end = (): void => void program.kill();
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  const isOwn = ({ file }: NativeComplaint): boolean =>
    [siteFolder, ownFolder].some((part) => file.startsWith(`${nameFile(packageRoot, folder)}/${part}/`));
  const answer = Promise.all([once(program, 'close'), text(program.stdout)])
    .then(([[code], printed]) => {
      const complaints = printed.split('\n').flatMap(readComplaint);
      // With complaints it exits with 1 or 2. Anything else without one was no answer.
      const isAnswer = code === 0 || ((code === 1 || code === 2) && complaints.length > 0);
      if (!isAnswer) return undefined;
      const ofOwn = complaints.filter(isOwn);
      const others = complaints.filter((one) => !isOwn(one));
      return {
        unfit: new Set(others.filter((one) => mayBeOfDescription(one, runtime?.callers ?? [])).map(({ file }) => file)),
        isOwnFit: ofOwn.every(({ code }) => besideOwnPoint.has(code)),
      };
    })
    .finally(() => {
      signal?.removeEventListener('abort', end);
      return rm(folder, { recursive: true, force: true });
    });
  return { answer };
}

/** Folders beside the contracts: of what is generated for sites, and of their own modules. */
const [siteFolder, ownFolder] = ['sites', 'own'];

/** Where the code of sites finds what it names. */
function pathsOfOwn({ packageRoot, trees }: OwnCode): Readonly<Record<string, readonly string[]>> {
  return {
    'shopgen/runtime/*': [path.join(packageRoot, 'runtime/*')],
    '#site-configs/*': [`./${ownFolder}/site-configs/*`],
    ...Object.fromEntries(trees.map(({ name }) => [`#generated/${name}/*`, [`./${siteFolder}/${name}/*`]])),
  };
}

/** Returns types without the shapes of answers, which are large and have a type of their own. */
function withoutShapes(text: string): string {
  return text.replaceAll(
    /^export const (\w+Answers: [^\n]+?\.AnswerShapes) = \{(?:[^\n]+\}|\n.*?^\});$/gms,
    'export declare const $1;',
  );
}

interface NativeComplaint {
  /** As it is printed; empty for a complaint without a file. */
  readonly file: string;
  readonly code: number;
}

function readComplaint(line: string): NativeComplaint[] {
  if (!line.includes('error TS')) return [];
  const [, file = '', code] = /^(.*?)\(\d+,\d+\): error TS(\d+): /.exec(line) ?? [];
  return [{ file, code: Number(code) }];
}

/** Returns whether a complaint can be of a description: one of another file of the runtime cannot. */
function mayBeOfDescription({ file, code }: NativeComplaint, callers: readonly string[]): boolean {
  if (!file.startsWith('runtime/')) return true;
  const isRead = callers.includes(file) || readers.some((room) => file.startsWith(`runtime/${room}/`));
  return isRead && !besideThePoint.has(code);
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

const packageSchema = z.object({ version: z.string() });

/**
 * Returns the program of TypeScript 7: the package's own, or that of the project which has the package installed. It is the one for
 * this machine, not the script that starts it: ending a script would leave the program at work.
 */
async function findNativeCompiler(packageRoot: string): Promise<string | undefined> {
  const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
  for (const folder of [path.join(packageRoot, 'node_modules/typescript7'), path.join(packageRoot, '../typescript')]) {
    try {
      const manifest = path.join(folder, 'package.json');
      const { version } = packageSchema.parse(JSON.parse(await readFile(manifest, 'utf8')));
      if (Number(version.split('.')[0]) < 7) continue;
      const program = createRequire(manifest).resolve(`${platform}/package.json`);
      return path.join(path.dirname(program), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
    } catch {
      // Not there, or not for this machine.
    }
  }
  return undefined;
}
