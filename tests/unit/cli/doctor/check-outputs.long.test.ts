import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheLayout } from '#cli/build/cache/cache-layout.ts';
import { type StoredSite, storedSiteSchema } from '#cli/build/cache/cached-site.ts';
import { hashContent } from '#cli/build/cache/file-store.ts';
import { createProfileRecords } from '#cli/build/cache/profile-cache.ts';
import { createRecordStore } from '#cli/build/cache/record-store.ts';
import { checkOutputs } from '#cli/doctor/check-outputs.ts';
import { generateProject } from '#cli/project/generate-project.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

describe('outputs', { timeout: 180_000 }, () => {
  let root: ProjectRoot;
  beforeAll(async () => {
    root = await createProjectRoot();
  });
  afterAll(() => root.dispose());

  const statuses = async (): Promise<Record<string, string>> =>
    Object.fromEntries((await checkOutputs(root.dir)).map(({ name, status }) => [name, status]));

  it('are up to date until what they are made from changes', async () => {
    expect(await statuses()).toEqual({ generated: 'fine' });
    await generateProject(root.dir, ['group'], { force: false });
    await root.write('dist/group/server.js', '');
    expect(await statuses()).toEqual({ specs: 'fine', 'generated group': 'fine', 'dist group': 'fine' });

    const config = 'site-configs/group.yaml';
    await root.write(config, (await root.read(config)).replace(/^shopName: .*$/m, 'shopName: The Group'));
    expect(await statuses()).toEqual({ specs: 'fine', 'generated group': 'warning', 'dist group': 'warning' });
    await generateProject(root.dir, ['group'], { force: false });
    expect(await statuses()).toMatchObject({ 'generated group': 'fine', 'dist group': 'warning' });

    const spec = 'openapi/content-api.yaml';
    await root.write(spec, (await root.read(spec)).replace('summary: Every menu', 'summary: All menus'));
    const checks = await checkOutputs(root.dir);
    expect(checks.find(({ name }) => name === 'specs')).toMatchObject({
      status: 'warning',
      message: expect.stringContaining('openapi/content-api.yaml'),
    });
    await root.restore([config, spec]);
  });

  it('are compared with the inputs that the build recorded', async () => {
    const checkDist = async () => (await checkOutputs(root.dir)).find(({ name }) => name === 'dist group');
    await generateProject(root.dir, ['group'], { force: false });
    await root.write('dist/group/server.js', 'built');
    const source = 'generated/group/site.ts';
    const zero = { raw: 0, gzip: 0, brotli: 0 };
    const profile = { code: 'code', inputs: 'inputs' };
    const sheet = { css: '', modules: {} };
    const sheets = { shared: sheet, routes: {}, sizes: {}, themeNames: {} };
    const noLoader = { loader: '', loaderModules: {}, loaderSizes: zero, importers: {} };
    await createProfileRecords(cacheLayout(root.dir), profile.code).write(profile.inputs, {
      inputs: {},
      outputs: { 'server.js': hashContent('built') },
      facts: { chunks: [], entry: '', ...noLoader, makers: {}, sheets },
    });
    const record: StoredSite = {
      profile,
      inputs: { [source]: hashContent(Buffer.from(await root.read(source))) },
      origins: {},
      sources: {},
      outputs: {},
      client: { js: zero, css: zero, fonts: 0, routes: {}, chunks: [], modules: {} },
    };
    const write = (value: StoredSite): Promise<void> =>
      createRecordStore(path.join(cacheLayout(root.dir).sites, 'group'), storedSiteSchema).write('key', value);
    await write(record);
    expect(await checkDist()).toMatchObject({ status: 'fine' });
    await write({ ...record, inputs: { [source]: 'another' } });
    expect(await checkDist()).toMatchObject({ status: 'warning', message: expect.stringContaining(source) });
    await root.write('dist/group/server.js', 'changed');
    expect(await checkDist()).toMatchObject({ status: 'warning', message: 'dist/group is not as build left it' });
    await root.remove('dist');
  });

  it('cannot be checked by sources that have faults', async () => {
    await generateProject(root.dir, ['group'], { force: false });
    await root.write('site-configs/group.yaml', 'id: [');
    expect(await checkOutputs(root.dir)).toMatchObject([
      { name: 'sources', status: 'error', help: expect.stringContaining('validate') },
    ]);
    await root.restore(['site-configs/group.yaml']);
  });
});
