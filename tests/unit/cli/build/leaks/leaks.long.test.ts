import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot } from '../../support/project-root.ts';
import { runCli } from '../../support/run-cli.ts';

const file = 'site-configs/group/address.tsx';

/** What is easy-felt's, and where. */
const planted = [
  ['easy-felt-nl.example', 'a domain of site-configs/easy-felt.yaml:'],
  ['GTM-EF0NL1', 'an id of site-configs/easy-felt.yaml:'],
  ['ef-blogs', 'a content page of site-configs/easy-felt.yaml:'],
  ['Vilt per vel, per meter en per vorm. Knip, plak, niet, naai: het mag allemaal.', 'a text of locales/ef-web/'],
] as const;

describe('a site that has something of another one', { timeout: 120_000 }, () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
    // The other site says the same in a file of its own, which comes first.
    const links = `export const links = ${JSON.stringify(planted.map(([value]) => value))};\n`;
    await root.write('site-configs/easy-felt/links.ts', links);
    const yaml = (await root.read('site-configs/group.yaml')).trimEnd();
    await root.write(
      'site-configs/group.yaml',
      `${yaml}\noverrides:\n  content.hero: { after: ./group/address.tsx }\n`,
    );
  });
  afterAll(() => root.dispose());

  const build = async (values: readonly string[]) => {
    const lines = values.map((value) => `  ${JSON.stringify(value)},`);
    await root.write(file, `const all = [\n${lines.join('\n')}\n];\nexport default () => <p>{all.map(String)}</p>;\n`);
    return runCli(['build', '--site', 'group', '--json', '--root', root.dir]);
  };

  it('is not built, and each is told at its line', async () => {
    const { code, stdout } = await build(planted.map(([value]) => value));
    expect(code).toBe(1);
    const { diagnostics, failed } = JSON.parse(stdout);
    expect(failed).toEqual([{ id: 'group', exitCode: 1 }]);
    const told = planted.map(([value, owner], index) => ({
      ...{ code: 'build.leak', severity: 'error', file, line: index + 2 },
      message: expect.stringMatching(new RegExp(`${value.slice(0, 40)}.*${owner}`)),
    }));
    expect(diagnostics).toHaveLength(planted.length);
    expect(diagnostics).toEqual(expect.arrayContaining(told.map((one) => expect.objectContaining(one))));
    expect(existsSync(path.join(root.dir, 'dist/group'))).toBe(false);
  });

  it('is built once the site has it in its own configuration', async () => {
    const yaml = await root.read('site-configs/group.yaml');
    await root.write('site-configs/group.yaml', yaml.replace('GTM-GR0NL1', 'GTM-EF0NL1'));
    expect((await build(['GTM-EF0NL1'])).code).toBe(0);
  });
});
