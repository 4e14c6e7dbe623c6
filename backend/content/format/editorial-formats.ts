import { z } from 'zod';
import { list } from './lists.ts';
import { day, key, position, type SharedFormats, whole } from './shared-formats.ts';

const minutes = z.int().min(1).max(240);
const percent = z.number().min(0).max(100);
/** Decibels. */
const level = z.number().min(-20).max(180);

/** Creates the formats of articles, advice, projects, inspiration and job offers, each in a file named by its key. */
export function createEditorialFormats(formats: SharedFormats) {
  const { text, richText, image, price, video, slugged, searchTexts } = formats;
  const products = list(key, 12).exactOptional();
  const article = { ...slugged, title: text, intro: text, ...searchTexts, body: richText };

  const category = z.strictObject({
    position,
    ...slugged,
    name: text,
    intro: text,
    description: richText.exactOptional(),
    ...searchTexts,
    image,
    parent: key.exactOptional(),
  });
  const blog = z.strictObject({
    ...article,
    author: z.string().min(1),
    authorRole: text.exactOptional(),
    date: day,
    /** Minutes. */
    readingTime: minutes,
    image,
    products,
  });
  const advice = z.strictObject({
    /** A lower position comes first. */
    position,
    ...article,
    topic: text,
    readingTime: minutes,
    image,
    questions: list(z.strictObject({ question: text, answer: richText }), 40),
    products,
  });
  const project = z.strictObject({
    ...article,
    place: text,
    sector: text,
    completedOn: day,
    image,
    images: list(image, 30).exactOptional(),
    video: video.exactOptional(),
    figures: list(z.strictObject({ name: text, value: text }), 12),
    /** Levels before and after in decibels, by the middle of the frequency band in hertz, from low to high. */
    spectrum: list(
      z.strictObject({ hertz: whole.min(16).max(20_000), before: level, after: level }),
      31,
    ).exactOptional(),
    quote: z.strictObject({ text, name: z.string().min(1), role: text.exactOptional() }).exactOptional(),
    products,
  });
  const inspiration = z.strictObject({
    position,
    title: text,
    image,
    hotspots: list(z.strictObject({ product: key, x: percent, y: percent }), 20).exactOptional(),
  });
  const jobOffer = z.strictObject({
    ...article,
    place: text,
    /** Per week. */
    hours: z.strictObject({ min: whole.max(60), max: whole.max(60) }),
    employment: z.enum(['Permanent', 'Temporary', 'Internship', 'Apprenticeship']),
    date: day,
    closesOn: day.exactOptional(),
    /** Before tax, in cents. */
    salary: z.strictObject({ min: price, max: price, per: z.enum(['Hour', 'Month', 'Year']) }).exactOptional(),
    contact: z.strictObject({ name: z.string().min(1), email: z.email(), phone: z.string().exactOptional() }),
  });
  return { category, blog, advice, project, inspiration, jobOffer };
}
