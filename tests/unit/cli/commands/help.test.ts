import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '#cli/program.ts';
import { packageRoot } from '../support/project-root.ts';

interface Listed {
  readonly name: string;
  readonly command: Command;
}

/** Lists every command with an action, by its words. */
function listed(command: Command, words: readonly string[]): Listed[] {
  const inner = command
    .createHelp()
    .visibleCommands(command)
    .filter((one) => one.name() !== 'help');
  const own =
    inner.length === 0 || (words.length > 0 && getExamples(command).length > 0)
      ? [{ name: words.join(' '), command }]
      : [];
  return [...own, ...inner.flatMap((one) => listed(one, [...words, one.name()]))];
}

const commands = listed(createProgram(), []);

function getHelp(command: Command): string {
  let help = '';
  command.configureOutput({
    writeOut: (text) => {
      help += text;
    },
  });
  command.outputHelp();
  return help;
}

/** Returns the examples of a command: command line and description, on the same or the next line. */
function getExamples(command: Command): { commandLine: string; does: string }[] {
  const [, text = ''] = getHelp(command).split('\nExamples:\n');
  return [...text.matchAll(/^ {2}(\S.*?)(?:\n {6}| {2,})(\S.*)$/gm)].map(([, commandLine = '', does = '']) => ({
    commandLine,
    does,
  }));
}

describe.each(commands)('$name', ({ name, command }) => {
  it('has examples in its help, as one would type them', () => {
    const examples = getExamples(command);
    expect(examples.length).toBeGreaterThanOrEqual(1);
    for (const { commandLine, does } of examples) {
      expect(commandLine).toMatch(new RegExp(`shopgen (--\\S+ \\S+ )*${name}\\b`));
      expect(does).not.toMatch(/^(shopgen|--)/);
    }
  });

  it('has examples with existing options only', () => {
    const program = createProgram();
    const known = new Set([...command.options, ...program.options].flatMap(({ long, short }) => [long, short]));
    // Up to the beginning of the next command.
    const own = getExamples(command).map(({ commandLine }) => commandLine.replace(/ (&&|\||>).*$/, ''));
    const used = own.flatMap((line) => [...line.matchAll(/(?<=\s)--[a-z-]+/g)].map(([option]) => option));
    expect(used.filter((option) => !known.has(option))).toEqual([]);
  });

  it('describes every option and argument', () => {
    expect(command.description()).not.toBe('');
    for (const { description } of command.options) expect(description).not.toBe('');
    for (const { description } of command.registeredArguments) expect(description).not.toBe('');
  });
});

it('has a section for each command in the docs, in the order of the help', async () => {
  const text = await readFile(path.join(packageRoot, 'docs/command-line.md'), 'utf8');
  const [, ...sections] = text.split(/^## /m).map((section) => section.split('\n'));
  const headings = sections.map(([heading]) => heading);
  // Small commands are described together, under their group's name.
  const getSection = (name: string): string => (headings.includes(name) ? name : name.replace(/ [^ ]+$/, ''));
  const wanted = [...new Set(commands.map(({ name }) => getSection(name)))];
  expect(headings.filter((heading) => heading !== 'Everywhere')).toEqual(wanted);
  for (const [heading, ...lines] of sections) {
    expect([heading, lines.join('').trim().length > 40]).toEqual([heading, true]);
  }
});
