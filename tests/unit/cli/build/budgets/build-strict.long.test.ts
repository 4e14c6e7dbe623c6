import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createProjectRoot, type ProjectRoot } from '../../support/project-root.ts';
import { runCli } from '../../support/run-cli.ts';

const file = 'site-configs/group.yaml';
const size = z.strictObject({ gzip: z.number(), brotli: z.number() });
const documentSchema = z.object({
  ok: z.boolean(),
  diagnostics: z.array(z.object({ code: z.string(), severity: z.string(), file: z.string(), line: z.number() })),
  sites: z.array(
    z.object({
      client: z.object({
        routes: z.record(z.string(), z.strictObject({ js: size, first: z.strictObject({ js: size, css: size }) })),
      }),
    }),
  ),
});

describe('a build of a site that exceeds a budget', { timeout: 120_000 }, () => {
  let root: ProjectRoot;
  let line: number;
  beforeAll(async () => {
    root = await createProjectRoot();
    const text = await root.read(file);
    await root.write(file, `${text.trimEnd()}\nbudgets: { home: { js: 0.5 } }\n`);
    line = text.trimEnd().split('\n').length + 1;
  });
  afterAll(() => root.dispose());

  const build = (...args: string[]) => runCli(['build', '--site', 'group', '--root', root.dir, ...args]);

  it('succeeds with a warning at the line, and fails with --strict, though nothing is built anew', async () => {
    const lenient = await build();
    expect(lenient).toMatchObject({ code: 0, stdout: '' });
    expect(lenient.stderr).toContain(`${file}:${line}:24 warning budget.exceeded`);
    expect(lenient.stderr).toMatch(/home runs \d\.\d\d kB of js before it is touched, over its budget of 0\.5 kB/);
    expect(lenient.stderr).toMatch(/help: The largest modules: .*runtime\/loader\/\S+\.ts \d/);

    expect((await build()).stderr).toContain('warning budget.exceeded');

    const strict = await build('--strict', '--json');
    expect(strict.code).toBe(1);
    const { ok, diagnostics, sites } = documentSchema.parse(JSON.parse(strict.stdout));
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([{ code: 'budget.exceeded', severity: 'error', file, line }]);
    const home = sites[0]?.client.routes.home;
    expect(home?.first.js.brotli).toBeGreaterThan(500);
    expect(home?.js.brotli).toBeGreaterThan(home?.first.js.brotli ?? 0);
  });
});
