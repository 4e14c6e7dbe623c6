import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { runCli } from '../support/run-cli.ts';

const pseudo = /\[[^\]]*[åéîöû][^\]]*\]/;

describe('a build in pseudo texts', { timeout: 120_000 }, () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
  });
  afterAll(() => root.dispose());

  const run = (...args: string[]) => runCli([...args, '--site', 'group', '--root', root.dir]);
  const texts = async (folder: string): Promise<string> => {
    const assets = `${folder}/group/client/assets`;
    const [file] = readdirSync(path.join(root.dir, assets)).filter((name) => /^site-nl-NL-[\w-]+\.js$/.test(name));
    return await root.read(`${assets}/${file}`);
  };

  it('stands beside the real one, and is taken for it by nothing', async () => {
    const built = await run('build', '--pseudo');
    expect(built).toMatchObject({ code: 0 });
    expect(built.stderr).toContain('dist/@pseudo/group');
    expect(built.stderr).toContain('Next: shopgen start --site group --pseudo');
    expect(await texts('dist/@pseudo')).toMatch(pseudo);

    const released = await run('release', 'create');
    expect(released).toMatchObject({ code: 2 });
    expect(released.stderr).toContain('Nothing is built of group yet');
    const started = await run('start');
    expect(started).toMatchObject({ code: 1 });
    expect(started.stderr).toContain('Build it first: shopgen build --site group\n');

    expect(await run('build')).toMatchObject({ code: 0 });
    expect(await texts('dist')).not.toMatch(pseudo);
    expect(await texts('dist/@pseudo')).toMatch(pseudo);

    // What is the same as before is in the cache, each in its own.
    expect((await run('build', '--pseudo')).stderr).toContain('group is up to date');
    expect((await run('build')).stderr).toContain('group is up to date');
    expect(await texts('dist')).not.toMatch(pseudo);
  });

  it('is asked for by name where none is there', async () => {
    const { code, stderr } = await runCli(['start', '--pseudo', '--site', 'acoustic', '--root', root.dir]);
    expect(code).toBe(1);
    expect(stderr).toContain('Build it first: shopgen build --site acoustic --pseudo');
  });
});
