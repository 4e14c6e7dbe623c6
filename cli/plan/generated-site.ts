import JSON5 from 'json5';
import { z } from 'zod';

const domain = z.object({ host: z.string(), prefix: z.string() });
const byLocale = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
const scalars = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const integration = z.object({
  hosts: z.record(z.string(), z.array(z.string())).optional(),
  ids: byLocale(z.string()).optional(),
  urls: byLocale(z.string()).optional(),
});

const settingsSchema = z.object({
  siteName: z.string(),
  shopName: z.string(),
  shopId: z.string(),
  bundle: z.string(),
  defaultLocale: z.string(),
  locales: z.array(z.string()),
  localeSettings: byLocale(scalars),
  domains: byLocale(domain),
  pages: scalars,
  flags: z.record(z.string(), z.union([z.boolean(), z.record(z.string(), z.boolean())])),
  pageSizes: scalars,
  integrations: z.record(z.string(), integration),
  routes: byLocale(z.record(z.string(), z.string())),
});

const messagesSchema = z.record(z.string(), z.record(z.string(), z.string()));
const packSchema = z.object({ locale: z.string(), messages: messagesSchema });
const themeSchema = z.record(z.string(), z.unknown());

/** A site as its generated files describe it, independent of how its configuration is written. */
export type GeneratedSite = z.infer<typeof settingsSchema> & {
  /** Locale → `namespace:key` → text. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly theme: Readonly<Record<string, unknown>>;
};

/**
 * Reads a site back from the files of its generated tree, so that the tree in force and the one to come are held
 * against each other in the same terms.
 * @param files path inside the tree → text
 * @returns undefined when the files are not as this version of the generator writes them: changed by hand, or older
 */
export function readGeneratedSite(files: ReadonlyMap<string, string>): GeneratedSite | undefined {
  try {
    const settings = settingsSchema.parse(parseLiteral(files.get('site.ts')));
    const theme = themeSchema.parse(parseLiteral(files.get('theme.ts')));
    const packs = [...files]
      .filter(([file]) => file.startsWith('locales/'))
      .map(([, text]) => packSchema.parse(parseLiteral(text)));
    const texts = Object.fromEntries(
      packs.map(({ locale, messages }) => {
        const formTexts = messagesSchema.parse(parseLiteral(files.get(`form-texts/${locale}.ts`)));
        return [locale, { ...flatten(messages), ...flatten(formTexts) }];
      }),
    );
    return { ...settings, theme, texts };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/**
 * Returns the first object literal that a constant is set to. Line breaks inside texts are escaped, so `};` at a line's
 * end ends it.
 */
function parseLiteral(text: string | undefined): unknown {
  const [, literal] = / = (\{[\s\S]*?\});\n/.exec(text ?? '') ?? [];
  if (literal === undefined) throw new SyntaxError('There is no constant');
  return JSON5.parse(literal);
}

function flatten(messages: Readonly<Record<string, Readonly<Record<string, string>>>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  );
}
