import path from 'node:path';
import type { LocaleContent, SiteContent } from '#cli/generators/site/site-content.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { ProfileFacts } from '../profile/profile.ts';
import type { ClientChunk } from '../read-manifest.ts';
import { nameByContent } from './hashed-name.ts';

/** The modules with a site's data, as the browser loads them. */
export interface SiteModules {
  /** Path inside the client's folder → code. */
  readonly files: ReadonlyMap<string, string>;
  readonly chunks: readonly ClientChunk[];
  /** Locale → module that exports the locale's `siteData`. */
  readonly siteData: Readonly<Record<Locale, string>>;
  /** Locale → module that exports the `pack` of third parties, of locales with any. */
  readonly thirdParties: Readonly<Record<Locale, string>>;
}

/** Writes data as JavaScript. JSON is that, but for a key `__proto__` (ECMA-262, B.3.1). */
const write = (data: unknown): string => JSON.stringify(data).replaceAll('"__proto__":', '["__proto__"]:');

/** Writes an object with members that are code. */
const writeWith = (data: object, members: readonly string[]): string =>
  [write(data).slice(0, -1), ...members].join(',').replace(/^\{,/, '{').concat('}');

/** Writes a function that imports a module, which lies beside, and returns one of its exports. */
const writeImport = (file: string, name: string): string =>
  `()=>import(${JSON.stringify(`./${path.posix.basename(file)}`)}).then(m=>m.${name})`;

/**
 * Writes what the generated `site-data.ts` and the modules that it imports say, as modules that a profile's code is started
 * with.
 */
export function writeSiteModules(content: SiteContent, profile: Pick<ProfileFacts, 'makers'>): SiteModules {
  const files = new Map<string, string>();
  const chunks: ClientChunk[] = [];
  const add = (base: string, code: string, imports: readonly string[] = []): string => {
    const file = nameByContent(base, '.js', code);
    files.set(file, code);
    const bytes = Buffer.byteLength(code);
    const name = `generated/${base}`;
    chunks.push({ file, route: null, imports, parts: { generated: bytes }, modules: { [name]: bytes } });
    return file;
  };
  const paths = add('paths', `export const paths=${write(content.paths)};`);
  const thirdParties: Record<Locale, string> = {};
  const siteData: Record<Locale, string> = {};
  for (const { formTexts, thirdParties: parties, ...own } of content.locales) {
    const { locale } = own;
    const texts = add(`form-texts-${locale}`, `export const texts=${write(formTexts)};`);
    const members = [`formTexts:${writeImport(texts, 'texts')}`];
    if (parties !== undefined) {
      const module = writeParties(locale, parties, profile);
      const file = add(`parties-${locale}`, module.code, module.imports);
      thirdParties[locale] = file;
      members.push(`thirdParties:${writeImport(file, 'pack')}`);
    }
    const pack = `${JSON.stringify(locale)}:async()=>(${writeWith(own, members)})`;
    const data = [`site:${write(content.site)}`, `localePacks:{${pack}}`, `paths:${writeImport(paths, 'paths')}`];
    siteData[locale] = add(`site-${locale}`, `export const siteData={${data.join(',')}};`);
  }
  return { files, chunks, siteData, thirdParties };
}

/** What asks visitors for consent: an export of the generated `third-parties.ts`, as its makers are. */
const consentStarter = 'startConsent';

/** Writes the module of a locale's third parties, which are created by the profile's code. */
function writeParties(
  locale: Locale,
  { parties, ...rest }: NonNullable<LocaleContent['thirdParties']>,
  { makers }: Pick<ProfileFacts, 'makers'>,
): { readonly code: string; readonly imports: readonly string[] } {
  const names = new Map<string, string>();
  const byFile = new Map<string, string[]>();
  for (const maker of [consentStarter, ...parties.map((party) => party.maker)]) {
    if (names.has(maker)) continue;
    const where = makers[maker];
    if (where === undefined) throw new Error(`The profile has no ${maker}, which ${locale} needs.`);
    const alias = `m${names.size}`;
    names.set(maker, alias);
    byFile.set(where.file, [...(byFile.get(where.file) ?? []), `${where.name} as ${alias}`]);
  }
  const imports = [...byFile].map(
    ([file, taken]) => `import{${taken.join(',')}}from${JSON.stringify(`./${path.posix.basename(file)}`)};`,
  );
  const made = parties.map(({ maker, arguments: values }) => `${names.get(maker)}(${values.map(write).join(',')})`);
  const pack = writeWith({ locale, ...rest }, [`parties:[${made.join(',')}]`]);
  const exported = `export{${names.get(consentStarter)} as ${consentStarter}};`;
  return { code: `${imports.join('')}export const pack=${pack};${exported}`, imports: [...byFile.keys()] };
}
