import type { ReactNode } from 'react';
import type { CategoryTilesProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { Tile, TilePicture, Tiles, TileText, tileLinkClass } from './category-tiles.styles.ts';

/** Shows large links to the categories. */
export function CategoryTiles({ categories, level = 3 }: CategoryTilesProps): ReactNode {
  const Title = level === 2 ? 'h2' : 'h3';
  const { href, t } = useLocale();
  return (
    <Tiles rhythm={categories.length % 4 === 0 ? 'staggered' : 'even'}>
      {categories.map((category) => {
        const to = href('categoryDetail', { slug: category.slug });
        return (
          <li key={category.id}>
            <Tile>
              <TilePicture>
                <Picture
                  picture={category.image}
                  sizes="(min-width: 1400px) 800px, (min-width: 576px) 56vw, 92vw"
                  ratio="fill"
                  alt=""
                />
              </TilePicture>
              <TileText>
                <Title className={headingClass({ size: 'md' })}>
                  {to === undefined ? (
                    category.name
                  ) : (
                    <Link to={to} className={tileLinkClass()}>
                      {category.name}
                    </Link>
                  )}
                </Title>
                <p>{t('product:categoryTile.count', { count: category.productCount })}</p>
              </TileText>
            </Tile>
          </li>
        );
      })}
    </Tiles>
  );
}
