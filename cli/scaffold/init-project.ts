import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { renderScaffold } from './render-scaffold.ts';
import { draftSite } from './site/draft-site.ts';
import { loadKnownProject } from './site/known-project.ts';
import { renderSite, siteFile } from './site/site-files.ts';
import { type ScaffoldFile, writeFiles } from './write-files.ts';

/** The site that a new project begins with, and the shop whose data it shows. */
const demo = { id: 'demo', siteName: 'Demo', shopName: 'Demo Shop', shopId: 'demo' } as const;

/**
 * `shopgen init`: writes what a project needs into a folder that has none of it yet. `--json`: `site`, and
 * `files.added` as a list of paths.
 *
 * @throws InputError naming the files that are there already; then nothing was written
 */
export async function initProject({ root }: Pick<CommandContext, 'root'>): Promise<Outcome> {
  const files = await projectFiles();
  await writeFiles(root, files);
  const { id } = demo;
  return {
    data: { site: id, files: { added: files.map((file) => file.path) } },
    next: [
      `Written: ${topEntries(files).join(', ')}`,
      `Next: shopgen build --site ${id} && shopgen start --site ${id}`,
    ].join('\n'),
  };
}

/** Returns what `shopgen init` of this release writes. */
export async function projectFiles(): Promise<ScaffoldFile[]> {
  const known = await loadKnownProject(packageRoot);
  const draft = draftSite(
    demo.id,
    {
      ...demo,
      extends: 'base',
      locales: known.locales.map(({ locale }) => locale),
      domains: [`${demo.id}-{country}.example`],
      footerLogo: false,
    },
    known,
  );
  const copied = await Promise.all([
    copies('site-configs', (name) => name === 'base.yaml' || name.endsWith('.schema.json')),
    ...known.locales.map(({ locale }) => copies(`locales/${locale}`, (name) => name.endsWith('.json'))),
    copies('openapi', (name) => name.endsWith('.yaml')),
    copies('content/schemas', (name) => name.endsWith('.schema.json')),
    copies('.vscode', (name) => name === 'settings.json'),
    starterShop(`content/${demo.shopId}`),
  ]);
  return [
    ...copied.flat(),
    { path: siteFile(demo.id), text: await renderSite(draft) },
    { path: `locales/${demo.id}/README.md`, text: await renderScaffold('bundle-readme.md', { bundle: demo.id }) },
    { path: '.gitignore', text: await renderScaffold('gitignore', {}) },
    { path: 'README.md', text: await renderScaffold('project-readme.md', demo) },
  ];
}

/** Returns files of the package as they are. */
async function copies(folder: string, isWanted: (name: string) => boolean): Promise<ScaffoldFile[]> {
  const names = (await readdir(path.join(packageRoot, folder))).filter(isWanted).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: `${folder}/${name}`,
      text: await readFile(path.join(packageRoot, folder, name), 'utf8'),
    })),
  );
}

/**
 * Returns the content of a small shop, texts and images.
 * @param to - The folder that it comes to.
 */
async function starterShop(to: string): Promise<ScaffoldFile[]> {
  const folder = path.join(packageRoot, 'templates/starter');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      path: `${to}/${path.relative(folder, file).replaceAll(path.sep, '/')}`,
      text: await readFile(file),
    })),
  );
}

function topEntries(files: readonly ScaffoldFile[]): string[] {
  const entries = files.map((file) => file.path.replace(/\/.*$/s, '/'));
  return [...new Set(entries)];
}
