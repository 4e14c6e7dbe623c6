import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { cliFile } from '../support/run-cli.ts';

let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
}, 120_000);
afterAll(() => root.dispose());

const enter = '\r';
const down = '\u001B[B';
const space = ' ';
const interrupt = '\u0003';

/** A command on a pseudo-terminal, with a user. */
class Terminal {
  #said = '';
  readonly #child: ChildProcess;
  readonly #heard = new EventEmitter();
  readonly ended: Promise<number | null>;

  constructor(args: readonly string[]) {
    const command = [process.execPath, cliFile, '--root', root.dir, ...args].map((word) => `'${word}'`).join(' ');
    // `script` gives the command a terminal for stdin, stdout and stderr.
    this.#child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...process.env, TERM: 'xterm' } });
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      this.#said += stripVTControlCharacters(chunk.toString());
      this.#heard.emit('something');
    });
    this.ended = once(this.#child, 'close').then(([code]: (number | null)[]) => code ?? null);
    void this.ended.then(() => this.#heard.emit('something'));
  }

  get said(): string {
    return this.#said;
  }

  /** Waits for a question and answers it. */
  async answer(question: string, keys: string): Promise<void> {
    while (!this.#said.includes(question)) {
      if (this.#child.exitCode !== null) throw new Error(`It ended before it asked "${question}":\n${this.#said}`);
      await once(this.#heard, 'something');
    }
    this.#child.stdin?.write(keys);
  }
}

describe('site add on a terminal', { timeout: 120_000 }, () => {
  it('asks, and writes the answers', async () => {
    const terminal = new Terminal(['site', 'add', 'studio']);
    await terminal.answer('Name of the site', `Our Studio${enter}`);
    await terminal.answer('Name of the shop', enter);
    await terminal.answer('Shop whose data it shows', enter);
    // nl-NL is chosen already; fr-BE is two further down.
    await terminal.answer('Locales it is offered in', down + down + space + enter);
    await terminal.answer('Domain;', enter);
    await terminal.answer('What it has', enter);
    await terminal.answer('How it looks', down + enter);
    expect(await terminal.ended, terminal.said).toBe(0);
    expect(terminal.said).toContain('Next: shopgen build --site studio');
    const text = await root.read('site-configs/studio.yaml');
    expect(text).toContain('siteName: Our Studio\nshopName: Our Studio\n');
    expect(text).toContain('  nl-NL: studio-nl.example\n  fr-BE: studio-be.example\n');
    expect(text).toContain('family: Newsreader');
  });

  it('writes nothing after Ctrl-C', async () => {
    const terminal = new Terminal(['site', 'add', 'other']);
    await terminal.answer('Name of the site', `Other${enter}`);
    await terminal.answer('Name of the shop', interrupt);
    expect(await terminal.ended, terminal.said).toBe(130);
    expect(terminal.said).toContain('Nothing was written.');
    expect(existsSync(path.join(root.dir, 'site-configs/other.yaml'))).toBe(false);
  });

  it('does not ask with --no-input', async () => {
    const terminal = new Terminal(['site', 'add', 'other', '--no-input']);
    expect(await terminal.ended).toBe(2);
    expect(terminal.said).toContain('Missing: --name, --shop, --locales, --domain');
  });
});
