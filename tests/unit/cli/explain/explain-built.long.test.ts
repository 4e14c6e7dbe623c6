import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { runCli } from '../support/run-cli.ts';

describe('what is in a build, and why', { timeout: 120_000 }, () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
    expect((await runCli(['build', '--site', 'db-noise-control', '--root', root.dir])).code).toBe(0);
  }, 120_000);
  afterAll(() => root.dispose());
  const explain = (subject: string, site = 'db-noise-control') =>
    runCli(['explain', subject, '--site', site, '--root', root.dir]);

  it('is told of a module by what imports it, up to where a page starts', async () => {
    const { stdout } = await explain('runtime/screens/contact/screen.tsx');
    expect(stdout.trim().split('\n')).toEqual([
      'runtime/screens/contact/screen.tsx: in the build of db-noise-control',
      '  imported by generated/routes/contact.ts',
      '  imported by generated/routes.ts',
      '  imported by generated/app.ts',
      '  imported by generated/entry-client.tsx',
    ]);
    expect((await explain('yup')).stdout).toContain('imported by runtime/validation/yup.ts');
    expect((await explain('runtime/loader/consent.ts')).stdout).toContain('imported by runtime/loader/loader.ts');
    expect((await explain('generated/entry-client.tsx')).stdout).toContain('loaded by the page itself');
  });

  it('is told of a text by what shows it, and by its flag', async () => {
    const { stdout } = await explain('footer:groupMember');
    expect(stdout).toContain('while the flag footerLogo is on');
    expect(stdout).toContain('shown by runtime/features/footer-logo/footer-logo.tsx');
    expect((await explain('notFound.title')).stdout).toContain('notFound:title: in the build of db-noise-control');
  });

  it('is told of a domain by the line of the configuration', async () => {
    const config = await root.read('site-configs/db-noise-control.yaml');
    const [, written = ''] = /nl-NL: ([\w.-]+)/.exec(config) ?? [];
    const line = config.split('\n').findIndex((each) => each.includes(`nl-NL: ${written}`)) + 1;
    const { stdout } = await explain(`www.${written}`);
    expect(stdout).toContain(`configured in site-configs/db-noise-control.yaml:${line}:`);
  });

  it('is told of a key of the configuration as before', async () => {
    expect((await explain('pageSizes.archive')).stdout).toContain('set in site-configs/base.yaml');
    const unknown = await explain('pageSizes.archve');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('Did you mean pageSizes.archive?')]);
  });

  it('is not there for what the site does not have, with the nearest name', async () => {
    const missing = await explain('cart:title');
    expect([missing.code, missing.stdout]).toEqual([
      0,
      expect.stringContaining('cart:title is not in the build of db-noise-control'),
    ]);
    expect((await explain('runtime/screens/contact/scren.tsx')).stdout).toContain(
      'Did you mean runtime/screens/contact/screen.tsx',
    );
  });

  it('is not mistaken for what every object has', async () => {
    expect((await explain('constructor')).stderr).toContain('There is no key constructor');
    expect((await explain('constructor:name')).stdout).toContain('is not in the build');
  });

  it('needs a build, and a site', async () => {
    const unbuilt = await explain('cart:title', 'acoustic');
    expect([unbuilt.code, unbuilt.stderr]).toEqual([2, expect.stringContaining('shopgen build --site acoustic')]);
    await root.write('dist/acoustic/report.json', '{ "reasons": ');
    expect((await explain('cart:title', 'acoustic')).code).toBe(2);
    const unknown = await explain('cart:title', 'acustic');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('acoustic')]);
  });
});
