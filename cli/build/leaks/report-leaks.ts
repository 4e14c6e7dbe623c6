import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { createPlacer } from '#cli/sources/placer.ts';
import { quoted } from '#cli/sources/quoted.ts';
import type { Leak } from './find-leaks.ts';
import type { SiteMark } from './site-marks.ts';

interface Folders {
  readonly packageRoot: string;
  readonly root: string;
}

const names = {
  domain: 'a domain',
  id: 'an id',
  host: 'a host',
  'content page': 'a content page',
  text: 'a text',
} as const;

/** Letters of a value that a message shows. */
const maxShown = 60;

/**
 * Throws if something of other sites is in the build of a site.
 *
 * @param modules - Of the site, below `site-configs`: the other site may say the same in its own, and rightly.
 * @throws InputError with an error for each, at its line in the site's code where that is found
 */
export function refuseLeaks(
  { root, packageRoot }: Folders,
  { id, modules }: { readonly id: string; readonly modules: readonly string[] },
  leaks: readonly Leak[],
): void {
  if (leaks.length === 0) return;
  const sources = new Map<string, string>();
  const all = readSources(root, 'site-configs');
  const own = [...all.filter(([file]) => modules.includes(file)), ...all];
  // A word that the runtime happens to use is no content page of anybody.
  const runtime = leaks.some(({ mark }) => mark.kind === 'content page') ? readSources(packageRoot, 'runtime') : [];
  const diagnostics = leaks
    .filter(({ mark }) => mark.kind !== 'content page' || locate(runtime, mark) === undefined)
    .map(({ mark, file }): Diagnostic => {
      const place = locate(own, mark);
      if (place !== undefined) sources.set(place.file, own.find(([name]) => name === place.file)?.[1] ?? '');
      const { value, kind } = mark;
      const shown = value.length > maxShown ? `${value.slice(0, maxShown)}…` : value;
      const owner = `${names[kind]} of ${mark.place.file}:${mark.place.line}`;
      return errorAt(
        'build.leak',
        place,
        `The build of ${id} has ${quoted(shown)} in ${file}, ${owner}, which is not its own`,
        'Take it out of the code. If the site means it, name it in its own configuration or texts; links to other sites belong into content.',
      );
    });
  if (diagnostics.length > 0) throw new InputError(diagnostics, sources);
}

/** Returns the code below a folder, by path relative to the root. */
function readSources(root: string, folder: string): (readonly [string, string])[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => {
      const file = `${folder}/${name.split(path.sep).join('/')}`;
      return [file, readFileSync(path.join(root, file), 'utf8')] as const;
    });
}

/** Returns the first place of a value. */
function locate(sources: readonly (readonly [string, string])[], { value }: SiteMark): Place | undefined {
  const [file, text] = sources.find(([, one]) => one.includes(value)) ?? [];
  if (file === undefined || text === undefined) return undefined;
  return createPlacer(file, text)(text.indexOf(value), value.split('\n')[0]?.length ?? 1);
}
