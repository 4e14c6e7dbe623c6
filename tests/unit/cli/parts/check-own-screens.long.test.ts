import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '#cli/config/list-routes.ts';
import { findExplanation } from '#cli/explain/explain-key.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

const config = 'site-configs/easy-felt.yaml';
const folder = 'site-configs/easy-felt/lookbook';
const head = `${folder}/head.ts`;
const screen = `${folder}/screen.tsx`;
let root: ProjectRoot;
beforeAll(async () => {
  root = await createProjectRoot();
});
afterAll(() => root.dispose());
afterEach(async () => {
  for (const [file, text] of before) await root.write(file, text);
  before.clear();
});
const before = new Map<string, string>();

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await root.read(file);
  if (change(text) === text) throw new Error(`The edit of ${file} changes nothing`);
  if (!before.has(file)) before.set(file, text);
  await root.write(file, change(text));
}

async function tell() {
  const { diagnostics } = await loadProject(root.dir, ['easy-felt']);
  return diagnostics.map(({ code, message, help, place }) => ({
    code,
    message,
    help,
    file: place?.file,
    line: place?.line,
  }));
}

describe('a screen of a site’s own', { timeout: 60_000 }, () => {
  it('has its addresses among the routes, and its layers explained', async () => {
    expect(await tell()).toEqual([]);
    const { data } = await listRoutes(root.dir, 'easy-felt', 'fr-BE');
    expect(data?.routes).toContainEqual({
      key: 'lookbook',
      locale: 'fr-BE',
      path: '/lookbook',
      url: 'https://www.easy-felt-be.example/fr/lookbook',
    });
    expect(await findExplanation(root.dir, 'screens.lookbook', 'easy-felt')).toMatchObject({
      from: 'file',
      file: config,
    });
    expect(await findExplanation(root.dir, 'routes.lookbook.nl-NL', 'easy-felt')).toMatchObject({ value: '/lookbook' });
  });

  it('needs a route, and its route needs it', async () => {
    await edit(config, (text) => text.replace(/\nroutes:\n {2}lookbook:\n(?: {4}.*\n)+/, '\n'));
    expect(await tell()).toMatchObject([{ code: 'screen.no-route', file: config }]);
    await edit(config, () => (before.get(config) ?? '').replace('screens:\n  lookbook: ./easy-felt/lookbook/\n', ''));
    expect(await tell()).toMatchObject([{ code: 'route.unknown-key', file: config }]);
  });

  it('has a path in each locale, which clashes with no other', async () => {
    await edit(config, (text) =>
      text.replace('    fr-FR: /lookbook\n', '').replace('en-GB: /lookbook', 'en-GB: /inspiration'),
    );
    expect((await tell()).map(({ code, message }) => [code, message])).toEqual(
      expect.arrayContaining([
        ['route.path-missing', 'The route lookbook has no path in fr-FR'],
        ['route.collision', expect.stringContaining('lookbook')],
      ]),
    );
  });

  it('has the same parameters in each locale', async () => {
    await edit(config, (text) =>
      text
        .replace('    nl-NL: /lookbook', '    nl-NL: "/lookbook/{room}"')
        .replace('nl-BE: /lookbook', 'nl-BE: "/lookbook/{kamer}"'),
    );
    const told = await tell();
    expect(
      told.some(({ code, help }) => code === 'route.parameter-missing' && help === 'Did you mean {room} by {kamer}?'),
    ).toBe(true);
  });

  it('exports a component and a head, at the line that names the folder', async () => {
    await edit(screen, (text) => text.replace('function Screen', 'function Lookbook'));
    await edit(head, (text) => text.replace('function head', 'function heading'));
    expect(await tell()).toMatchObject([
      { code: 'screen.export-missing', file: config, help: 'It exports Lookbook.' },
      { code: 'screen.export-missing', file: config, help: 'It exports heading.' },
    ]);
  });

  it('names only routes, texts and procedures that there are', async () => {
    await edit(head, (text) =>
      text.replace("own:lookbook.intro'", "own:lookbook.intra'").replace("context, 'lookbook'", "context, 'lookbok'"),
    );
    await edit(`${folder}/loader.ts`, (text) => text.replace('lookbook.looks', 'lookbook.rooms'));
    await edit('site-configs/easy-felt/product-facts.tsx', (text) =>
      text.replace("href('lookbook')", "href('loookbook')"),
    );
    expect((await tell()).map(({ code, file, line }) => [code, file, line])).toEqual([
      ['override.type', head, 9],
      ['override.type', head, 10],
      ['override.type', `${folder}/loader.ts`, 4],
      ['override.type', 'site-configs/easy-felt/product-facts.tsx', 14],
    ]);
  });

  it('has its texts in each locale', async () => {
    const file = 'locales/ef-web/fr-FR/own.json';
    await edit(file, (text) => text.replace('"intro"', '"intra"'));
    const told = await tell();
    expect(told).toContainEqual(
      expect.objectContaining({
        code: 'message.missing',
        file,
        message: 'The text own:lookbook.intro is missing in fr-FR',
      }),
    );
  });
});
