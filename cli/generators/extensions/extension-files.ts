import type { ExtensionFiles } from '#cli/extensions/run-phases.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { header } from '../header.ts';
import type { SiteSources } from '../site-sources.ts';

/** Puts the files of extensions into their folder; code says where it comes from. */
export function placeExtensionFiles(files: ExtensionFiles['files'], { layers }: SiteSources): GeneratedFile[] {
  return files.map(({ path, text, source }) => {
    const head = /\.[jt]sx?$/.test(path) ? header([...layers, source]) : '';
    return { path: `extensions/${path}`, text: `${head}${text}` };
  });
}
