import { z } from 'zod';
import { extensionPattern } from '#cli/extensions/load-extensions.ts';
import { addressLanguages } from '#cli/wording/forms-of-address.ts';
import { roomKinds, soundProblems } from '#runtime/contracts/advice-choices.ts';
import { plainFlagNames, searchTypes } from '#runtime/contracts/flags.ts';
import { roomUses } from '#runtime/contracts/room-uses.ts';
import { pageKeys, routeKeys } from '#runtime/contracts/routes.ts';
import { getRecord } from '../record-of.ts';
import { currentRelease } from '../releases.ts';
import { budgetsSchema } from './budgets-schema.ts';
import { hostPattern, hostProblem } from './host-words.ts';
import { integrationsSchema } from './integrations-schema.ts';
import { overridesSchema } from './overrides-schema.ts';
import { themeSchema } from './theme-schema.ts';

const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((given) => !/[\p{Cc}\p{Zl}\p{Zp}]|[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(given), {
    error: 'expected one line, without control characters and characters that nobody sees',
  })
  .refine((given) => !/\{\{|\}\}|\$\{|<%|\$t\(|[<>]/.test(given), {
    error: 'expected a name as visitors read it, without marks of templates or HTML',
  });
const identifier = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected lower-case letters and digits, words joined with hyphens')
  .max(60);
const locale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'expected a locale such as nl-BE');
const host = z
  .string()
  .max(253, { abort: true })
  .regex(hostPattern, { error: ({ input }) => hostProblem(String(input)) });
const prefix = z
  .string()
  .regex(/^(\/[a-z0-9-]+)?$/, 'expected one segment with a slash in front and none behind, such as /fr');
const pageId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/, 'expected an id of letters, digits, - and _');
const pageSize = z.int().min(1).max(100);

/** More characters than any address that people read. */
const path = z.string().max(200);
const folder = z
  .string()
  .regex(/^\.\.?\/.+/, 'expected a path to a folder that begins with ./, such as ./felt/lookbook/')
  .max(200)
  .meta({
    description:
      'Screens of routes that the site has of its own: the folder of each, relative to this file, with screen.tsx and head.ts.',
  });

/** Modules and packages that add to the generator. */
const extensionList = z
  .array(
    z
      .string()
      .regex(
        extensionPattern,
        'expected a path to a module that begins with ./, such as ./extensions/loyalty.ts, or the name of a package',
      )
      .max(200),
  )
  .meta({ description: 'Extensions of the generator: modules, relative to this file, and names of packages.' });

const overlayLists = z
  .strictObject(
    getRecord(['product', 'content'] as const, () =>
      z.array(
        z
          .string()
          .regex(/^\.\.?\/.+\.ya?ml$/, 'expected a path such as ../openapi/overlays/prices.yaml')
          .max(200),
      ),
    ),
  )
  .partial()
  .meta({
    description:
      'Overlays of the API descriptions, by API and in order: files in openapi/, relative to this one. In base.yaml alone, because all sites share the descriptions.',
  });

const localeSettings = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/, 'expected an ISO 639-1 code such as nl'),
  name,
  country: z.string().regex(/^[A-Z]{2}$/, 'expected an ISO 3166-1 code such as NL'),
  currency: z.enum(['EUR', 'GBP']),
  timeZone: z.string().refine(isTimeZone, 'expected an IANA time zone such as Europe/Amsterdam'),
});

const paths = z.record(z.string(), path).optional();

/** A list of choices in the order in which a form shows them. */
function choicesOf<const Choice extends string>(choices: readonly Choice[]) {
  return z
    .array(z.enum(choices))
    .min(2)
    .refine((list) => new Set(list).size === list.length, 'expected each choice once');
}

/**
 * A site's configuration after its layers have been merged. Keys that name locales are held against `locales` by the
 * rules in `check-locales.ts`, routes by those in `check-routes.ts`: they know more than a shape can say.
 */
export const siteConfigSchema = z.strictObject({
  extends: z.string().optional(),
  id: identifier,
  configVersion: z
    .string()
    .meta({ description: `The release of shopgen that the configuration is written for: ${currentRelease} today.` })
    .optional(),
  siteName: name,
  shopName: name,
  securityContact: z
    .string()
    .max(200)
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/,
      'expected an address such as mailto:security@example.com',
    )
    .optional(),
  shopId: identifier.optional(),
  bundle: identifier,
  address: z
    .strictObject(getRecord(addressLanguages, () => z.enum(['formal', 'informal'])))
    .partial()
    .default({}),
  defaultLocale: locale,
  subdomain: z
    .string()
    .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)?$/, 'expected one label such as www, or "" for none')
    .default('www'),
  locales: z.record(locale, localeSettings),
  domains: z.record(z.string(), z.union([host, z.strictObject({ host, prefix: prefix.optional() })])),
  pages: z.strictObject(getRecord(pageKeys, () => pageId)).partial(),
  flags: z.strictObject({
    ...getRecord(plainFlagNames, () => z.boolean()),
    search: z.strictObject(getRecord(searchTypes, () => z.boolean())),
  }),
  pageSizes: z.strictObject({ archive: pageSize, productArchive: pageSize, inspirationArchive: pageSize }),
  // Routes of a site's own are held against its screens by `check-own-screens.ts`.
  routes: z.object(getRecord(routeKeys, () => paths)).catchall(z.record(z.string(), path)),
  aliases: z.record(z.string(), z.record(z.string(), z.array(path).max(20))).default({}),
  screens: z.record(z.string(), folder).default({}),
  budgets: budgetsSchema.default({}),
  adviceForm: z
    .strictObject({ rooms: choicesOf(roomKinds), problems: choicesOf(soundProblems) })
    .partial()
    .default({}),
  roomUse: z.enum(roomUses).optional(),
  integrations: integrationsSchema.default({}),
  overrides: overridesSchema.default({}),
  extensions: extensionList.default([]),
  overlays: overlayLists.default({}),
  theme: themeSchema,
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;

const timeZones = new Map<string, boolean>();

/** Returns whether a time zone exists. Memoized: the check takes half a millisecond and every site repeats it. */
function isTimeZone(name: string): boolean {
  const known = timeZones.get(name) ?? hasTimeZone(name);
  timeZones.set(name, known);
  return known;
}

function hasTimeZone(name: string): boolean {
  // An offset such as +01:00 has no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
