import { fitsPattern } from '../catalogue/image-rules.ts';
import type { SeedPrice, SeedShop } from './seed-data.ts';
import type { SeedImageRule, SeedJobOffer, SeedVideo } from './seed-editorial.ts';
import { error, type SeedProblem, warning } from './seed-problem.ts';

/** Most of each that the API lists. */
const most = { products: 12, figures: 12, questions: 40, hotspots: 20 };
const maxPictures = { project: 30, rule: 20 };

const videoIds: Readonly<Record<SeedVideo['provider'], RegExp>> = {
  YouTube: /^[A-Za-z0-9_-]{11}$/,
  Vimeo: /^[0-9]{4,20}$/,
};
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^(\+[0-9]{1,3}[ -]?)?\(?[0-9]{3}\)?[ -]?[0-9]{3}[ -]?[0-9]{4}$/;
const skuPattern = /^[A-Za-z0-9*._-]{1,80}$/;

/** What is wrong with a shop's days, films, advice, projects, inspiration, job offers and image rules. */
export function checkEditorial(shop: SeedShop): SeedProblem[] {
  const { advice = [], projects = [], inspiration = [], jobOffers = [], imageRules = [] } = shop;
  return [
    ...(isTimeZone(shop.timeZone ?? 'UTC') ? [] : [`the time zone ${shop.timeZone} does not exist`]),
    ...shop.products.flatMap(({ key, since, video }) => [
      ...checkDay(`product ${key}`, since),
      ...checkVideo(`product ${key}`, video),
    ]),
    ...shop.blogs.flatMap(({ key, date, readingTime, products }) => [
      ...checkDay(`blog ${key}`, date),
      ...checkReadingTime(`blog ${key}`, readingTime),
      ...checkCount(`blog ${key}`, 'products', products),
    ]),
    ...advice.flatMap(({ key, readingTime, questions, products }) => [
      ...checkReadingTime(`advice ${key}`, readingTime),
      ...checkCount(`advice ${key}`, 'questions', questions),
      ...checkCount(`advice ${key}`, 'products', products),
    ]),
    ...projects.flatMap(({ key, completedOn, video, figures, pictures, products }) => [
      ...checkDay(`project ${key}`, completedOn),
      ...checkVideo(`project ${key}`, video),
      ...checkCount(`project ${key}`, 'figures', figures),
      ...checkLength(`project ${key}`, 'pictures', pictures ?? [], maxPictures.project),
      ...checkCount(`project ${key}`, 'products', products),
    ]),
    ...inspiration.flatMap(({ key, hotspots = [] }) => [
      ...checkCount(`inspiration image ${key}`, 'hotspots', hotspots),
      ...hotspots
        .filter(({ x, y }) => !isPercent(x) || !isPercent(y))
        .map(({ product, x, y }) => `inspiration image ${key} shows ${product} at ${x}, ${y}, outside of the picture`),
    ]),
    ...jobOffers.flatMap(checkJobOffer),
    ...imageRules.flatMap((rule, index) => checkImageRule(rule, imageRules.slice(0, index))),
  ]
    .map(error)
    .concat(imageRules.flatMap((rule) => checkUse(shop, rule)));
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

function checkJobOffer({ key, date, closesOn, hours, salary, contact }: SeedJobOffer): string[] {
  const at = `job offer ${key}`;
  const whole = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 60;
  const above = (min: SeedPrice, max: SeedPrice): boolean => min.eur > max.eur || min.gbp > max.gbp;
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

function checkImageRule({ skuPattern: pattern, pictures }: SeedImageRule, earlier: readonly SeedImageRule[]): string[] {
  const at = `the image rule ${pattern}`;
  return [
    ...(skuPattern.test(pattern) ? [] : [`${at} may hold only letters, digits, dots, hyphens, underscores and stars`]),
    ...(earlier.some((rule) => rule.skuPattern === pattern) ? [`${at} is there twice`] : []),
    ...checkLength(at, 'pictures', pictures, maxPictures.rule),
  ];
}

function checkUse(shop: SeedShop, { skuPattern: pattern }: SeedImageRule): SeedProblem[] {
  const used = shop.products.some(({ variants }) => variants.some(({ sku }) => fitsPattern(pattern, sku)));
  return used ? [] : [warning(`the image rule ${pattern} fits no article`)];
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

/** A day of the calendar: not the 30th of February. */
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
