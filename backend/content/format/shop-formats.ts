import { z } from 'zod';
import { contrast, textContrast } from '#cli/config/checks/contrast.ts';
import { plainColor } from '../../db/schema/shops.ts';
import { allSeedLocales } from '../../seed/seed-locales.ts';
import type { SeedLocale } from '../../seed/seed-texts.ts';
import { list, oneOrMore } from './lists.ts';
import { color, type SharedFormats, whole } from './shared-formats.ts';

const country = z.enum(['NL', 'BE', 'FR', 'DE', 'AT', 'GB']);
const line = z.string().min(1);
export const locale = z.enum(allSeedLocales as readonly [SeedLocale, ...SeedLocale[]]);

const address = z.strictObject({
  street: line,
  houseNumber: line.exactOptional(),
  houseNumberAddition: line.exactOptional(),
  extra: line.exactOptional(),
  postalCode: line,
  city: line,
  country,
});
const company = { name: line, address, email: z.email() };
const weekday = z.int().min(1).max(7);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time as HH:MM');
const path = z.string().startsWith('/');
const families = z
  .string()
  .regex(
    /^([\p{L}\d -]+, )*(serif|sans-serif|monospace)$/u,
    'expected names of font families, separated by commas, and at the end serif, sans-serif or monospace',
  )
  .describe('Names of font families, the last one generic');

const isLegible = (text: string, ground: string): boolean => contrast(text, ground) >= textContrast;
const mailLook = z
  .strictObject({
    font: families,
    headingFont: families,
    headingWeight: z.int().min(100).max(900),
    head: color.describe('Background of the head'),
    onHead: color.describe('The name of the shop on it'),
    onColor: color.describe('Text on the accent colour'),
    corners: z.int().min(0).max(999).describe('Radius of buttons in pixels'),
  })
  .refine(({ head, onHead }) => isLegible(onHead, head), {
    path: ['onHead'],
    message: 'expected a colour that can be read on that of the head (contrast 4.5)',
  });

/**
 * Creates the formats of the shop itself in `shop.yaml`, its menus in `menus.yaml` and its image rules in
 * `image-rules.yaml`.
 */
export function createShopFormats({ text, image, link, price }: SharedFormats) {
  const tariff = z.strictObject({
    country: z.union([country, z.literal('*')]),
    maxWeight: whole.exactOptional(),
    maxLength: whole.exactOptional(),
    price,
    freeFrom: price.exactOptional(),
  });
  const storefront = z.strictObject({
    origin: z.url(),
    paths: z.strictObject({
      checkoutResult: path,
      orderStatus: path,
      myAccountOrderDetail: path,
      contentPage: path.exactOptional(),
    }),
  });
  const settings = z.strictObject({
    name: line,
    /** The first is the default for visitors without a preference. */
    locales: z.array(locale).min(1).readonly().exactOptional(),
    timeZone: line.exactOptional(),
    mailbox: z.email().exactOptional(),
    color: color.exactOptional(),
    mails: mailLook.exactOptional(),
    storefronts: z.partialRecord(locale, storefront).exactOptional(),
    seller: z
      .strictObject({
        companyName: line,
        address,
        phone: line,
        email: z.email(),
        vatNumber: line,
        registerName: line,
        registerNumber: line,
        representative: line,
        iban: line,
        bic: line,
        openingHours: list(z.strictObject({ firstDay: weekday, lastDay: weekday, opens: time, closes: time })),
        retentionYears: z.partialRecord(country, whole),
      })
      .exactOptional(),
    rating: z
      .strictObject({
        score: z.number().min(0),
        best: whole,
        count: z.int().min(0),
        recommendedPercentage: z.int().min(0).max(100).exactOptional(),
        source: line,
        url: z.url().exactOptional(),
      })
      .exactOptional(),
    manufacturers: z
      .record(line, z.strictObject({ ...company, responsible: z.strictObject(company).exactOptional() }))
      .exactOptional(),
    shipping: z
      .strictObject({
        methods: list(
          z.strictObject({
            method: z.enum(['Deliver', 'Pickup', 'DeliverAndAssemble']),
            name: text,
            description: text.exactOptional(),
            pickupAddress: address.exactOptional(),
            tariffs: list(tariff),
          }),
        ),
        remoteAreas: list(z.strictObject({ country, postalCode: line, surcharge: price })).exactOptional(),
      })
      .exactOptional(),
  });
  const shop = settings.refine(
    ({ color: accent = plainColor, mails }) => mails === undefined || isLegible(mails.onColor, accent),
    { path: ['mails', 'onColor'], message: 'expected a colour that can be read on the accent colour (contrast 4.5)' },
  );
  const menu = list(z.strictObject({ ...link.shape, items: list(link).exactOptional() })).exactOptional();
  const menus = z.strictObject({ header: menu, footer: menu, service: menu, legal: menu });
  const imageRules = list(
    z.strictObject({
      skuPattern: z
        .string()
        .regex(/^[A-Za-z0-9*._-]{1,80}$/, 'expected letters, digits, dots, hyphens, underscores, stars'),
      images: oneOrMore(image).refine((images) => images.length <= 20, 'expected at most 20 images'),
    }),
  );
  return { shop, menus, imageRules };
}
