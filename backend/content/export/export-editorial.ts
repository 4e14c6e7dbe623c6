import { asc, eq } from 'drizzle-orm';
import { advice, adviceProducts, adviceTexts } from '../../db/schema/advice.ts';
import { blogProducts, blogs, blogTexts } from '../../db/schema/content.ts';
import { imageRulePictures, imageRules } from '../../db/schema/image-rules.ts';
import { inspirationHotspots, inspirationImages, inspirationTexts } from '../../db/schema/inspiration.ts';
import { jobOffers, jobOfferTexts } from '../../db/schema/job-offers.ts';
import { projectPictures, projectProducts, projects, projectTexts } from '../../db/schema/projects.ts';
import type { StoredVideo } from '../../db/schema/video.ts';
import type { SeedBlog, SeedShop } from '../../seed/seed-data.ts';
import type {
  SeedAdvice,
  SeedEditorial,
  SeedImageRule,
  SeedInspiration,
  SeedJobOffer,
  SeedProject,
  SeedVideo,
} from '../../seed/seed-editorial.ts';
import type { SeedImage, SeedLocale, SeedText } from '../../seed/seed-texts.ts';
import type { ExportContext } from './export-context.ts';
import { collectSlugs, type FindSlugs } from './export-slugs.ts';
import { groupRows } from './group-rows.ts';
import { createMerger } from './per-language.ts';
import { getTexts, type RowTexts } from './texts-of.ts';

/** Exports articles, advice, projects, inspiration, job offers and image rules. */
export async function exportEditorial(
  context: ExportContext,
  slugs: FindSlugs,
): Promise<SeedEditorial & Pick<SeedShop, 'blogs'>> {
  return {
    blogs: await exportBlogs(context, slugs),
    advice: await exportAdvice(context, slugs),
    projects: await exportProjects(context, slugs),
    inspiration: await exportInspiration(context),
    jobOffers: await exportJobOffers(context, slugs),
    imageRules: await exportImageRules(context),
  };
}

interface ArticleTexts {
  readonly title: string;
  readonly intro: string;
  readonly body: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
}

/** Returns the members that every kind of article has. */
function article<Row extends ArticleTexts>(texts: RowTexts<Row>) {
  return {
    title: texts.text(({ title }) => title),
    intro: texts.text(({ intro }) => intro),
    body: texts.text(({ body }) => body),
    ...texts.optional('metaTitle', ({ metaTitle }) => metaTitle),
    ...texts.optional('metaDescription', ({ metaDescription }) => metaDescription),
  };
}

function exportProducts(rows: readonly { readonly productId: string }[] = []): {
  readonly products?: readonly string[];
} {
  return rows.length > 0 ? { products: rows.map(({ productId }) => productId) } : {};
}

/** Returns the day of a timestamp of `morningOf`. */
const getDay = (moment: Date): string => moment.toISOString().slice(0, 10);

async function exportBlogs({ db, shopId, locales }: ExportContext, slugs: FindSlugs): Promise<SeedBlog[]> {
  const rows = await db.select().from(blogs).where(eq(blogs.shopId, shopId)).orderBy(asc(blogs.id));
  const texts = groupRows(
    await db.select().from(blogTexts).where(eq(blogTexts.shopId, shopId)),
    ({ blogId }) => blogId,
  );
  const products = groupRows(
    await db.select().from(blogProducts).where(eq(blogProducts.shopId, shopId)).orderBy(asc(blogProducts.position)),
    ({ blogId }) => blogId,
  );
  return rows.map(({ id, author, publishedAt, readingMinutes, pictureKey }) => {
    const own = getTexts(locales, `Blog ${id}`, texts.get(id) ?? []);
    return {
      key: id,
      ...collectSlugs(slugs, 'blog', id),
      ...article(own),
      author,
      ...own.optional('authorRole', ({ authorRole }) => authorRole),
      date: getDay(publishedAt),
      readingTime: readingMinutes,
      image: { key: pictureKey, alt: own.text(({ pictureAlt }) => pictureAlt) },
      ...exportProducts(products.get(id)),
    };
  });
}

async function exportAdvice({ db, shopId, locales }: ExportContext, slugs: FindSlugs): Promise<SeedAdvice[]> {
  const rows = await db
    .select()
    .from(advice)
    .where(eq(advice.shopId, shopId))
    .orderBy(asc(advice.position), asc(advice.id));
  const texts = groupRows(
    await db.select().from(adviceTexts).where(eq(adviceTexts.shopId, shopId)),
    ({ adviceId }) => adviceId,
  );
  const products = groupRows(
    await db
      .select()
      .from(adviceProducts)
      .where(eq(adviceProducts.shopId, shopId))
      .orderBy(asc(adviceProducts.position)),
    ({ adviceId }) => adviceId,
  );
  return rows.map(({ id, readingMinutes, pictureKey }) => {
    const own = getTexts(locales, `Advice ${id}`, texts.get(id) ?? []);
    const questions = texts.get(id)?.[0]?.questions ?? [];
    return {
      key: id,
      ...collectSlugs(slugs, 'advice', id),
      ...article(own),
      topic: own.text(({ topic }) => topic),
      readingTime: readingMinutes,
      image: { key: pictureKey, alt: own.text(({ pictureAlt }) => pictureAlt) },
      questions: questions.map((_, index) => ({
        question: own.text((row) => row.questions[index]?.question),
        answer: own.text((row) => row.questions[index]?.answer),
      })),
      ...exportProducts(products.get(id)),
    };
  });
}

async function exportProjects({ db, shopId, locales }: ExportContext, slugs: FindSlugs): Promise<SeedProject[]> {
  const rows = await db.select().from(projects).where(eq(projects.shopId, shopId)).orderBy(asc(projects.id));
  const texts = groupRows(
    await db.select().from(projectTexts).where(eq(projectTexts.shopId, shopId)),
    ({ projectId }) => projectId,
  );
  const images = groupRows(
    await db
      .select()
      .from(projectPictures)
      .where(eq(projectPictures.shopId, shopId))
      .orderBy(asc(projectPictures.position)),
    ({ projectId }) => projectId,
  );
  const products = groupRows(
    await db
      .select()
      .from(projectProducts)
      .where(eq(projectProducts.shopId, shopId))
      .orderBy(asc(projectProducts.position)),
    ({ projectId }) => projectId,
  );
  return rows.map(({ id, completedOn, pictureKey, video, spectrum, quoteAuthor }) => {
    const own = getTexts(locales, `Project ${id}`, texts.get(id) ?? []);
    const figures = texts.get(id)?.[0]?.figures ?? [];
    const more = images.get(id) ?? [];
    return {
      key: id,
      ...collectSlugs(slugs, 'project', id),
      ...article(own),
      place: own.text(({ place }) => place),
      sector: own.text(({ sector }) => sector),
      completedOn,
      image: { key: pictureKey, alt: own.text(({ pictureAlt }) => pictureAlt) },
      ...(more.length > 0 && { images: exportImages(locales, more) }),
      ...exportVideo(locales, video),
      figures: figures.map((_, index) => ({
        name: own.text((row) => row.figures[index]?.name),
        value: own.text((row) => row.figures[index]?.value),
      })),
      ...(spectrum && { spectrum }),
      ...(quoteAuthor !== null && {
        quote: {
          text: own.text(({ quoteText }) => quoteText),
          name: quoteAuthor,
          ...own.optional('role', ({ quoteRole }) => quoteRole),
        },
      }),
      ...exportProducts(products.get(id)),
    };
  });
}

async function exportInspiration({ db, shopId, locales }: ExportContext): Promise<SeedInspiration[]> {
  const rows = await db
    .select()
    .from(inspirationImages)
    .where(eq(inspirationImages.shopId, shopId))
    .orderBy(asc(inspirationImages.position), asc(inspirationImages.id));
  const texts = groupRows(
    await db.select().from(inspirationTexts).where(eq(inspirationTexts.shopId, shopId)),
    ({ imageId }) => imageId,
  );
  const hotspots = groupRows(
    await db
      .select()
      .from(inspirationHotspots)
      .where(eq(inspirationHotspots.shopId, shopId))
      .orderBy(asc(inspirationHotspots.position)),
    ({ imageId }) => imageId,
  );
  return rows.map(({ id, pictureKey }) => {
    const own = getTexts(locales, `Inspiration ${id}`, texts.get(id) ?? []);
    const spots = hotspots.get(id) ?? [];
    return {
      key: id,
      title: own.text(({ title }) => title),
      image: { key: pictureKey, alt: own.text(({ pictureAlt }) => pictureAlt) },
      ...(spots.length > 0 && { hotspots: spots.map(({ productId, x, y }) => ({ product: productId, x, y })) }),
    };
  });
}

async function exportJobOffers({ db, shopId, locales }: ExportContext, slugs: FindSlugs): Promise<SeedJobOffer[]> {
  const rows = await db.select().from(jobOffers).where(eq(jobOffers.shopId, shopId)).orderBy(asc(jobOffers.id));
  const texts = groupRows(
    await db.select().from(jobOfferTexts).where(eq(jobOfferTexts.shopId, shopId)),
    ({ jobOfferId }) => jobOfferId,
  );
  return rows.map(({ id, employment, salary, ...offer }) => {
    const own = getTexts(locales, `Job offer ${id}`, texts.get(id) ?? []);
    return {
      key: id,
      ...collectSlugs(slugs, 'jobOffer', id),
      ...article(own),
      place: own.text(({ place }) => place),
      hours: { min: offer.minimumHours, max: offer.maximumHours },
      employment,
      date: getDay(offer.publishedAt),
      ...(offer.closesOn !== null && { closesOn: offer.closesOn }),
      ...(salary && { salary: { min: salary.minimum, max: salary.maximum, per: salary.period } }),
      contact: {
        name: offer.contactName,
        email: offer.contactEmail,
        ...(offer.contactPhone !== null && { phone: offer.contactPhone }),
      },
    };
  });
}

async function exportImageRules({ db, shopId, locales }: ExportContext): Promise<SeedImageRule[]> {
  const rules = await db
    .select()
    .from(imageRules)
    .where(eq(imageRules.shopId, shopId))
    .orderBy(asc(imageRules.position));
  const images = groupRows(
    await db
      .select()
      .from(imageRulePictures)
      .where(eq(imageRulePictures.shopId, shopId))
      .orderBy(asc(imageRulePictures.position)),
    ({ rulePosition }) => String(rulePosition),
  );
  return rules.flatMap(({ position, skuPattern }) => {
    const [first, ...others] = exportImages(locales, images.get(String(position)) ?? []);
    return first ? [{ skuPattern, images: [first, ...others] as const }] : [];
  });
}

function exportImages(
  locales: readonly SeedLocale[],
  rows: readonly { readonly pictureKey: string; readonly alt: SeedText }[],
): SeedImage[] {
  return rows.map(({ pictureKey, alt }) => ({
    key: pictureKey,
    alt: createMerger(locales, `Image ${pictureKey}`).text(alt),
  }));
}

/** Returns a film in the format of files. */
export function exportVideo(locales: readonly SeedLocale[], video: StoredVideo | null): { readonly video?: SeedVideo } {
  if (!video) return {};
  const { id, provider, title } = video;
  return { video: { id, provider, title: createMerger(locales, `Video ${id}`).text(title) } };
}
