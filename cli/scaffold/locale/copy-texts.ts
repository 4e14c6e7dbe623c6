import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getPluralForm, getPluralForms, isPlural, withoutPlural } from '#cli/config/messages/plural-suffix.ts';
import { isObject, type JsonObject } from '#cli/openapi/json-value.ts';
import type { ScaffoldFile } from '../write-files.ts';

/** A file of copied texts that have to be translated. */
export interface CopiedTexts extends ScaffoldFile {
  /** The number of texts in it. */
  readonly texts: number;
}

/**
 * Copies the translation files of a locale for a new one: those for all sites, and those of brands. Texts with plural
 * forms get the forms that the new language has.
 */
export async function copyTexts(root: string, from: string, to: string): Promise<CopiedTexts[]> {
  const folders = await foldersWith(path.join(root, 'locales'), from);
  const files = await Promise.all(folders.map((folder) => copyFolder(root, `locales/${folder}`, from, to)));
  return files.flat();
}

/** `''` for the texts of all sites, and the bundles that say something in this locale. */
async function foldersWith(folder: string, locale: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const inside = await Promise.all(
    folders.map(async (name) => ((await readdir(path.join(folder, name))).includes(locale) ? [`${name}/`] : [])),
  );
  return [...(folders.includes(locale) ? [''] : []), ...inside.flat().sort()];
}

async function copyFolder(root: string, folder: string, from: string, to: string): Promise<CopiedTexts[]> {
  const names = (await readdir(path.join(root, folder, from))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(root, folder, from, name), 'utf8');
      const source: unknown = JSON.parse(text);
      if (!isObject(source)) throw new TypeError(`${folder}${from}/${name} holds no texts`);
      const target = withForms(source, getPluralForms(to));
      const isSame = JSON.stringify(target) === JSON.stringify(source);
      return {
        path: path.posix.join(folder, to, name),
        text: isSame ? text : `${JSON.stringify(target, null, 2)}\n`,
        texts: countTexts(target),
      };
    }),
  );
}

/** Returns every text with plural forms in exactly those of a language; a new form gets the text of the general one. */
function withForms(texts: JsonObject, forms: ReturnType<typeof getPluralForms>): JsonObject {
  const result: [string, unknown][] = [];
  const done = new Set<string>();
  for (const [key, value] of Object.entries(texts)) {
    if (isObject(value)) result.push([key, withForms(value, forms)]);
    else if (!isPlural(key)) result.push([key, value]);
    else {
      const stem = withoutPlural(key);
      if (done.has(stem)) continue;
      done.add(stem);
      const general = texts[`${stem}_other`] ?? value;
      const given = Object.keys(texts).flatMap((other) =>
        withoutPlural(other) === stem ? (getPluralForm(other) ?? []) : [],
      );
      for (const form of forms.known) {
        if (forms.needed.includes(form) || given.includes(form)) {
          result.push([`${stem}_${form}`, texts[`${stem}_${form}`] ?? general]);
        }
      }
    }
  }
  return Object.fromEntries(result);
}

function countTexts(texts: JsonObject): number {
  return Object.values(texts).reduce<number>((sum, value) => sum + (isObject(value) ? countTexts(value) : 1), 0);
}
