import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { askOnTerminal, wasInterrupted } from '../ask-on-terminal.ts';
import { type KnownProject, loadKnownProject } from '../site/known-project.ts';
import { tryOut } from '../try-out.ts';
import { type ScaffoldFile, writeFiles } from '../write-files.ts';
import { askLocale } from './ask-locale.ts';
import { type CopiedTexts, copyTexts } from './copy-texts.ts';
import { checkTag, draftLocale, type LocaleDraft } from './draft-locale.ts';
import { baseWithLocale, siteWithLocale } from './locale-files.ts';
import type { LocaleWishes } from './locale-wishes.ts';

/**
 * `shopgen locale add`: a locale that validates, builds and shows at once, in the words of another until it is
 * translated. `--json`: `locale`, `from`, `files` as lists of paths that were `added` and `changed`, and `translate` as
 * a list of `{ file, texts }` where the language is new.
 *
 * @throws UsageError naming the options that are missing where nobody can be asked
 * @throws InputError when it is there already, or would not pass the checks; then nothing was written
 */
export async function addLocale(context: CommandContext, locale: string, wishes: LocaleWishes): Promise<Outcome> {
  const { root } = context;
  checkTag(locale);
  const known = await loadKnownProject(root);
  const isThere = known.locales.some((one) => one.locale === locale);
  let answered: LocaleWishes;
  try {
    answered = isThere ? wishes : await complete(context, locale, wishes, known);
  } catch (error) {
    if (wasInterrupted(error)) return { next: 'Nothing was written.', exitCode: 130 };
    throw error;
  }
  const draft = draftLocale(locale, answered, known);
  const changed: ScaffoldFile[] = [await baseWithLocale(root, draft)];
  for (const wish of answered.sites) changed.push(await siteWithLocale(root, wish, draft, known.ids));
  const added = await copyTexts(root, draft.from, locale);
  await tryOut(root, [...changed, ...added]);
  await writeFiles(root, [...added, ...changed]);
  return tell(draft, changed, added, answered);
}

async function complete(
  { input, json }: CommandContext,
  locale: string,
  wishes: LocaleWishes,
  known: KnownProject,
): Promise<LocaleWishes> {
  return input && !json ? askLocale(locale, wishes, known, await askOnTerminal()) : wishes;
}

function tell(
  { locale, from, isTranslated }: LocaleDraft,
  changed: readonly ScaffoldFile[],
  added: readonly CopiedTexts[],
  { sites }: LocaleWishes,
): Outcome {
  const files = { added: added.map((file) => file.path), changed: changed.map((file) => file.path) };
  const translate = isTranslated ? added.map(({ path: file, texts }) => ({ file, texts })) : [];
  const site = sites[0]?.split('=')[0];
  const next =
    site === undefined
      ? `Next: name it under domains of the sites that offer it`
      : `Next: shopgen build --site ${site} && shopgen start --site ${site}`;
  return {
    data: { locale, from, files, translate },
    next: [
      `Written: ${files.changed.join(', ')} and ${files.added.length} files of texts`,
      ...toTranslate(locale, from, translate),
      next,
    ].join('\n'),
  };
}

/** Lists the texts to translate. Only this list marks them: a mark inside a text would be shown to visitors. */
function toTranslate(
  locale: string,
  from: string,
  files: readonly { readonly file: string; readonly texts: number }[],
): string[] {
  if (files.length === 0) return [`Its texts are those of ${from}: look them through.`];
  const width = Math.max(...files.map(({ file }) => file.length));
  return [
    `Its texts are those of ${from} still. To translate:`,
    ...files.map(({ file, texts }) => `  ${file.padEnd(width)}  ${texts} ${texts === 1 ? 'text' : 'texts'}`),
    `  ${'site-configs/base.yaml'.padEnd(width)}  the paths in ${locale}`,
  ];
}
