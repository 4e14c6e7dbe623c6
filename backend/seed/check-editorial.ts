import { fitsPattern } from '../images/image-rules.ts';
import type { SeedShop } from './seed-data.ts';
import type { SeedImageRule, SeedJobOffer, SeedVideo } from './seed-editorial.ts';
import { error, type SeedProblem, warning } from './seed-problem.ts';
import type { SeedPrice } from './seed-texts.ts';

/** Max. entries of each list, as in the API. */
const most = { products: 12, figures: 12, questions: 40, hotspots: 20 };
const maxImages = { project: 30, rule: 20 };

const videoIds: Readonly<Record<SeedVideo['provider'], RegExp>> = {
  YouTube: /^[A-Za-z0-9_-]{11}$/,
  Vimeo: /^[0-9]{4,20}$/,
};
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^(\+[0-9]{1,3}[ -]?)?\(?[0-9]{3}\)?[ -]?[0-9]{3}[ -]?[0-9]{4}$/;
const skuPattern = /^[A-Za-z0-9*._-]{1,80}$/;

/** Returns the problems of a shop's days, films, advice, projects, inspiration, job offers and image rules. */
export function checkEditorial(shop: SeedShop): SeedProblem[] {
  const { advice = [], projects = [], inspiration = [], jobOffers = [], imageRules = [] } = shop;
  const of = <Thing extends { readonly key: string }>(
    list: keyof SeedShop,
    kind: string,
    things: readonly Thing[],
    check: (thing: Thing, name: string) => readonly string[],
  ): SeedProblem[] =>
    things.flatMap((thing, index) =>
      check(thing, `${kind} ${thing.key}`).map((message) => error([list, index], message)),
    );
  return [
    ...(isTimeZone(shop.timeZone ?? 'UTC')
      ? []
      : [error(['timeZone'], `the time zone ${shop.timeZone} does not exist`)]),
    ...of('products', 'product', shop.products, ({ since, video }, name) => [
      ...checkDay(name, since),
      ...checkVideo(name, video),
    ]),
    ...of('blogs', 'blog', shop.blogs, ({ date, readingTime, products }, name) => [
      ...checkDay(name, date),
      ...checkReadingTime(name, readingTime),
      ...checkCount(name, 'products', products),
    ]),
    ...of('advice', 'advice', advice, ({ readingTime, questions, products }, name) => [
      ...checkReadingTime(name, readingTime),
      ...checkCount(name, 'questions', questions),
      ...checkCount(name, 'products', products),
    ]),
    ...of('projects', 'project', projects, ({ completedOn, video, figures, spectrum = [], images, products }, name) => [
      ...checkDay(name, completedOn),
      ...checkVideo(name, video),
      ...checkCount(name, 'figures', figures),
      ...(spectrum.length === 1 || spectrum.length === 2 ? [`${name} has a spectrum of fewer than 3 bands`] : []),
      ...spectrum
        .filter(({ hertz }, index) => hertz <= (spectrum[index - 1]?.hertz ?? 0))
        .map(({ hertz }) => `${name} has the band of ${hertz} Hz in its spectrum after a higher or an equal one`),
      ...checkLength(name, 'images', images ?? [], maxImages.project),
      ...checkCount(name, 'products', products),
    ]),
    ...of('inspiration', 'inspiration image', inspiration, ({ hotspots = [] }, name) => [
      ...checkCount(name, 'hotspots', hotspots),
      ...hotspots
        .filter(({ x, y }) => !isPercent(x) || !isPercent(y))
        .map(({ product, x, y }) => `${name} shows ${product} at ${x}, ${y}, outside of the image`),
    ]),
    ...of('jobOffers', 'job offer', jobOffers, checkJobOffer),
    ...imageRules.flatMap((rule, index) =>
      checkImageRule(rule, imageRules.slice(0, index)).map((message) => error(['imageRules', index], message)),
    ),
    ...imageRules.flatMap((rule, index) => checkUse(shop, rule, index)),
  ];
}

function checkDay(at: string, day: string): string[] {
  return isDay(day) ? [] : [`${at} names the day ${day}, which is not a day as YYYY-MM-DD`];
}

function checkReadingTime(at: string, minutes: number): string[] {
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 240
    ? []
    : [`${at} takes ${minutes} minutes to read; whole minutes from 1 to 240 can be said`];
}

function checkCount(at: string, what: keyof typeof most, things: readonly unknown[] = []): string[] {
  return checkLength(at, what, things, most[what]);
}

function checkLength(at: string, what: string, things: readonly unknown[], limit: number): string[] {
  return things.length > limit ? [`${at} has ${things.length} ${what}; ${limit} are the most`] : [];
}

function checkVideo(at: string, video: SeedVideo | undefined): string[] {
  return !video || videoIds[video.provider].test(video.id)
    ? []
    : [`${at} shows the video ${video.id}, which is no identifier at ${video.provider}`];
}

function checkJobOffer({ date, closesOn, hours, salary, contact }: SeedJobOffer, at: string): string[] {
  const whole = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 60;
  const above = (min: SeedPrice, max: SeedPrice): boolean =>
    Object.entries(min).some(([currency, cents]) => cents > (max[currency] ?? cents));
  return [
    ...checkDay(at, date),
    ...(closesOn === undefined ? [] : checkDay(at, closesOn)),
    ...(closesOn !== undefined && closesOn < date ? [`${at} closes on ${closesOn}, before it is published`] : []),
    ...(whole(hours.min) && whole(hours.max) && hours.min <= hours.max
      ? []
      : [`${at} is for ${hours.min} to ${hours.max} hours a week; 1 to 60 can be said, the lower first`]),
    ...(salary && above(salary.min, salary.max) ? [`${at} pays at most less than at least`] : []),
    ...(emailPattern.test(contact.email) ? [] : [`${at} names the address ${contact.email}, which is none`]),
    ...(contact.phone === undefined || phonePattern.test(contact.phone)
      ? []
      : [`${at} names the phone number ${contact.phone}; groups of 3, 3 and 4 digits can be said`]),
  ];
}

function checkImageRule({ skuPattern: pattern, images }: SeedImageRule, earlier: readonly SeedImageRule[]): string[] {
  const at = `the image rule ${pattern}`;
  return [
    ...(skuPattern.test(pattern) ? [] : [`${at} may hold only letters, digits, dots, hyphens, underscores and stars`]),
    ...(earlier.some((rule) => rule.skuPattern === pattern) ? [`${at} is there twice`] : []),
    ...checkLength(at, 'images', images, maxImages.rule),
  ];
}

function checkUse(shop: SeedShop, { skuPattern: pattern }: SeedImageRule, index: number): SeedProblem[] {
  const used = shop.products.some(({ variants }) => variants.some(({ sku }) => fitsPattern(pattern, sku)));
  return used ? [] : [warning(['imageRules', index], `the image rule ${pattern} fits no article`)];
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

/** Returns whether a text is a day of the calendar: 30 February is not. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
