import { projectPictures, projectProducts, projects, projectTexts } from '../../db/schema/projects.ts';
import { inLocale } from '../seed-locales.ts';
import type { WriteRows } from './insert-rows.ts';
import { type SeedContext, searchTexts, storedVideo, textOrNull } from './seed-context.ts';

export async function insertProjects(
  write: WriteRows,
  { shop, shopId, locales, productsAmong, inAll }: SeedContext,
): Promise<void> {
  const given = shop.projects ?? [];
  await write(
    projects,
    given.map(({ key, completedOn, image, video, spectrum, quote }) => ({
      shopId,
      id: key,
      completedOn,
      pictureKey: image.key,
      video: storedVideo(video, inAll),
      spectrum: spectrum ?? null,
      quoteAuthor: quote?.name ?? null,
    })),
  );
  await write(
    projectTexts,
    given.flatMap((project) =>
      locales.map((locale) => ({
        shopId,
        projectId: project.key,
        locale,
        title: inLocale(project.title, locale),
        intro: inLocale(project.intro, locale),
        body: inLocale(project.body, locale),
        place: inLocale(project.place, locale),
        sector: inLocale(project.sector, locale),
        figures: project.figures.map(({ name, value }) => ({
          name: inLocale(name, locale),
          value: inLocale(value, locale),
        })),
        quoteText: textOrNull(project.quote?.text, locale),
        quoteRole: textOrNull(project.quote?.role, locale),
        ...searchTexts(project, locale),
        pictureAlt: inLocale(project.image.alt, locale),
      })),
    ),
  );
  await write(
    projectPictures,
    given.flatMap(({ key, images = [] }) =>
      images.map((image, position) => ({
        shopId,
        projectId: key,
        position,
        pictureKey: image.key,
        alt: inAll(image.alt),
      })),
    ),
  );
  await write(
    projectProducts,
    given.flatMap((project) =>
      productsAmong(project.products).map((productId, position) => ({
        shopId,
        projectId: project.key,
        productId,
        position,
      })),
    ),
  );
}
