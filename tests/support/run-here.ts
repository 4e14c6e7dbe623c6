import { vi } from 'vitest';
import { createProgram } from '#cli/program.ts';
import type { CommandResult } from './command.ts';

/**
 * Runs a command in this process, which takes a fraction of the time of a new process.
 * @throws what the command line tells of by itself: wrong usage and bugs
 */
export async function runHere(args: readonly string[]): Promise<CommandResult> {
  const codeBefore = process.exitCode;
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const getText = ({ mock }: typeof stdout): string => mock.calls.map(([text]) => String(text)).join('');
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    const code = Number(process.exitCode ?? 0);
    return { code, stdout: getText(stdout), stderr: getText(stderr) };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
    process.exitCode = codeBefore;
  }
}
