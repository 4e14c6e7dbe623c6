import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordHelp } from '#cli/record-help.ts';
import { readRecordedHelp } from '#cli/recorded-help.ts';
import { cliFile, mainFile, runCli } from './support/run-cli.ts';

afterEach(() => vi.unstubAllGlobals());

const recorded = Object.entries(recordHelp());

describe('recorded help', () => {
  it('is there for every command, as the commands have it now', () => {
    expect(recorded.length).toBeGreaterThan(30);
    for (const [words, text] of recorded) {
      const args = words === '' ? [] : words.split(' ');
      expect(readRecordedHelp([...args, '--help'])).toBe(text);
      expect(readRecordedHelp([...args, '-h'])).toBe(text);
    }
  });

  it.each([[['--help']], [['build', '-h']], [['site', 'add', '--help']]])(
    'is what the parser prints for %j',
    async (args) => {
      const [fast, parsed] = [await runCli(args, { file: cliFile }), await runCli(args, { file: mainFile })];
      expect(fast).toEqual(parsed);
      expect(fast.stdout).toContain('Usage: shopgen');
    },
  );

  it.each([[['nonsense', '--help']], [['--json', '--help']], [['build', '--help', '--quiet']], [['help']], [[]]])(
    'leaves %j to the parser',
    (args) => {
      expect(readRecordedHelp(args)).toBeUndefined();
    },
  );

  it('is not used on a terminal that is too narrow for it', () => {
    vi.stubGlobal('process', Object.create(process, { stdout: { value: { columns: 60 } } }));
    expect(readRecordedHelp(['--help'])).toBeUndefined();
  });
});
