import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configFolder } from '#cli/config/read-layer.ts';
import { isRelease, releases } from '#cli/config/releases.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import { loadTypeScript } from '#cli/type-check/typescript.ts';
import type { ProjectChange } from '../change/project-change.ts';
import { applyCodemod, codemods } from './codemods.ts';

/** What an upgrade does to the code of sites. */
export interface CodeDraft {
  readonly changed: ProjectChange['changed'];
  /** The changes, and the files that each concerns. */
  readonly rewritten: readonly { readonly title: string; readonly files: readonly string[] }[];
}

/**
 * Works out how the code of sites becomes code of this release. Files are changed where a codemod concerns them, and nowhere else.
 *
 * @param origin - The release that the project is one of, or the name of a package, for which every codemod is tried.
 */
export function draftCode(root: string, origin: string): CodeDraft {
  const known = isRelease(origin) ? releases.indexOf(origin) : -1;
  const due = codemods.filter(({ since }) => releases.indexOf(since) > known);
  const files = due.length === 0 ? [] : listCode(root, configFolder);
  if (files.length === 0) return { changed: [], rewritten: [] };
  const typescript = loadTypeScript();
  const before = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const after = new Map(before);
  const rewritten = due.flatMap((codemod) => {
    const concerned: string[] = [];
    for (const [file, text] of after) {
      const edited = applyCodemod(codemod, file, text, typescript);
      if (edited === text) continue;
      after.set(file, edited);
      concerned.push(file);
    }
    return concerned.length === 0 ? [] : [{ title: codemod.title, files: concerned }];
  });
  const changed = [...after].flatMap(([file, text]) => {
    const was = before.get(file) ?? null;
    return was === text ? [] : [{ path: file, before: was, after: text }];
  });
  return { changed, rewritten };
}

/** Lists the modules in a folder and below, but for what a package manager has installed there. */
function listCode(root: string, folder: string): readonly string[] {
  const { files, folders } = listFolder(root, folder);
  return [
    ...files.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).map((name) => `${folder}/${name}`),
    ...folders.filter((name) => name !== 'node_modules').flatMap((name) => listCode(root, `${folder}/${name}`)),
  ];
}
