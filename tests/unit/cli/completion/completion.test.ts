import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { completion } from '#cli/completion/completion.ts';
import { allCommands, describeProgram } from '#cli/completion/describe-program.ts';
import { listValues } from '#cli/completion/list-values.ts';
import { catalogue } from '#cli/diagnostics/catalogue.ts';
import { createProgram } from '#cli/program.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const commands = allCommands(describeProgram(createProgram()));

describe.each(['zsh', 'fish'] as const)('%s', (shell) => {
  const script = completion(createProgram(), shell).text ?? '';

  it('covers every command and option', () => {
    expect(commands.length).toBeGreaterThan(15);
    for (const { path: words, options } of commands) {
      expect(script).toContain(words.join(' '));
      for (const { name } of options) expect(script).toContain(shell === 'fish' ? `-l ${name.slice(2)} ` : name);
    }
  });

  it('completes sites, locales and codes', () => {
    for (const kind of ['sites', 'locales', 'codes']) {
      expect(script).toContain(shell === 'fish' ? `__shopgen_values ${kind}` : `complete ${kind} $root`);
    }
  });

  it('has balanced quotes', () => {
    for (const line of script.split('\n')) {
      const bare = line.replaceAll(String.raw`\'`, '').replaceAll(String.raw`\\`, '');
      expect([line, bare.split("'").length % 2]).toEqual([line, 1]);
    }
  });
});

describe('the values that a shell asks for', () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
  });
  afterAll(() => root.dispose());

  it('are there in spite of faults', async () => {
    await root.write('site-configs/group.yaml', 'id: [');
    expect((await listValues(root.dir, 'sites')).text).toBe(
      'acoustic\ndb-noise-control\neasy-felt\nfibers-and-foams\ngroup',
    );
    await root.restore(['site-configs/group.yaml']);
    const { locales } = parse(await root.read('site-configs/base.yaml'));
    expect((await listValues(root.dir, 'locales')).data?.values).toEqual(Object.keys(locales));
    expect((await listValues('/nowhere', 'sites')).text).toBe('');
    expect((await listValues('/nowhere', 'codes')).data?.values).toEqual(Object.keys(catalogue));
  });
});
