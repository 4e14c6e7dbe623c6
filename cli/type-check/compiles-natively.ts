import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import { anyMessageKey, readers } from './runtime-program.ts';

/**
 * Returns whether the native compiler accepts the runtime with these generated files. It takes a third of the time of
 * the TypeScript compiler, whose messages we explain, and checks the types of everything where that one sees `any`:
 * what it accepts fits. Also false where it is not installed.
 * @param packageRoot folder of the package whose runtime is meant
 */
export async function compilesNatively(packageRoot: string, contracts: readonly GeneratedFile[]): Promise<boolean> {
  const compiler = path.join(packageRoot, 'node_modules/typescript7/bin/tsc');
  if (!existsSync(compiler)) return false;
  const cache = path.join(packageRoot, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'contracts-'));
  try {
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { '#generated/contracts/*': ['./*'] } },
      include: ['.', ...readers.map((room) => `../../runtime/${room}`)],
    };
    const files = [...contracts, anyMessageKey, { path: 'tsconfig.json', text: JSON.stringify(config) }];
    for (const file of files) await writeFile(path.join(folder, file.path), file.text);
    const program = spawn(process.execPath, [compiler, '--project', folder, '--checkers', '1'], { stdio: 'ignore' });
    const [code] = await once(program, 'exit');
    return code === 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}
