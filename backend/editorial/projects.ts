import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { pictureColumns } from '../catalogue/fragments.ts';
import { getText } from '../catalogue/text.ts';
import { toVideo } from '../catalogue/video.ts';
import type { Db } from '../db/database.ts';
import type { TextByLocale } from '../db/schema/column-types.ts';
import type { ProjectSpectrum } from '../db/schema/projects.ts';
import type { StoredVideo } from '../db/schema/video.ts';
import { type PictureRow, toImage } from '../images/image.ts';
import type { Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadArticles, type PicturedRow } from './articles.ts';
import { loadStory, type StoryKind } from './stories.ts';

export type Project = components['schemas']['Project'];
export type ProjectCard = components['schemas']['ProjectCard'];
export type ProjectList = components['schemas']['ProjectList'];

interface Row extends PicturedRow {
  readonly place: string;
  readonly sector: string;
  /** `YYYY-MM-DD` */
  readonly completedOn: string;
}

/** Projects, the latest completed first. */
export const projectKind: StoryKind<Row, ProjectCard> = {
  kind: 'project',
  articles: sql`projects`,
  texts: sql`project_texts`,
  key: sql`project_id`,
  products: sql`project_products`,
  columns: sql`ct.place, ct.sector, c.completed_on as "completedOn"`,
  isPictured: true,
  order: (alias) => sql`${alias}.completed_on desc, ${alias}.id`,
  subject: sql`sector`,
  toCard: ({ id, slug, title, intro, place, sector, completedOn, picture, pictureAlt }) => ({
    id,
    slug,
    title,
    intro,
    image: toImage(picture, pictureAlt),
    place,
    sector,
    completedOn,
  }),
};

interface Columns {
  readonly figures: Project['figures'];
  readonly spectrum: ProjectSpectrum | null;
  readonly video: StoredVideo | null;
  readonly quote_author: string | null;
  readonly quote_text: string | null;
  readonly quote_role: string | null;
  readonly pictures: readonly (PictureRow & { readonly alt: TextByLocale })[];
}

/** Loads a page of projects. */
export async function loadProjects(db: Db, shop: ShopView, page: Page): Promise<ProjectList> {
  return await loadArticles(db, shop, projectKind, page);
}

/** Loads a project in full, with others: those of the same sector first. */
export async function loadProject(db: Db, shop: ShopView, id: string): Promise<Project | undefined> {
  const found = await loadStory<Row, ProjectCard, Columns>(
    db,
    shop,
    projectKind,
    id,
    sql`t.figures, a.spectrum, a.video, a.quote_author, t.quote_text, t.quote_role,
      coalesce((select json_agg(json_build_object(${pictureColumns}, 'alt', ap.alt) order by ap.position)
        from project_pictures ap join pictures i on i.key = ap.picture_key
        where ap.shop_id = a.shop_id and ap.project_id = a.id), '[]') as pictures`,
  );
  if (!found) return undefined;
  const { card, slugs, text, row, related, products } = found;
  return {
    ...card,
    slugs,
    ...text,
    images: row.pictures.map((picture) => toImage(picture, getText(picture.alt, shop.locale))),
    ...(row.video && { video: toVideo(row.video, shop.locale) }),
    figures: row.figures,
    ...(row.spectrum && { spectrum: [...row.spectrum] }),
    ...(row.quote_author !== null &&
      row.quote_text !== null && {
        quote: {
          text: row.quote_text,
          author: row.quote_author,
          ...(row.quote_role !== null && { role: row.quote_role }),
        },
      }),
    products,
    related,
  };
}
