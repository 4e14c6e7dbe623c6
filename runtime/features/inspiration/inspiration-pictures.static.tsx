import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { PictureList, PictureTitle } from './inspiration-pictures.styles.ts';

interface InspirationPicturesProps {
  readonly pictures: readonly components['schemas']['InspirationImage'][];
}

/** Shows images of rooms; where the site sells, with the products in them. */
export function InspirationPictures({ pictures }: InspirationPicturesProps): ReactNode {
  const { pictureProducts: PictureProducts } = useSlots();
  const lastIsAlone = pictures.length % 3 === 2;
  return (
    <PictureList>
      {pictures.map(({ id, title, image, hotspots }, index) => {
        const isWide = index % 3 === 0 || (lastIsAlone && index === pictures.length - 1);
        const picture = (
          <Picture
            picture={image}
            sizes={
              isWide ? '(min-width: 1528px) 1400px, 92vw' : '(min-width: 1528px) 690px, (min-width: 992px) 46vw, 92vw'
            }
            corners="large"
            first={index === 0}
          />
        );
        return (
          <li key={id} id={id}>
            {PictureProducts && hotspots.length > 0 ? (
              <PictureProducts id={id} hotspots={hotspots} title={title} heading={<PictureTitle>{title}</PictureTitle>}>
                {picture}
              </PictureProducts>
            ) : (
              <>
                {picture}
                <PictureTitle>{title}</PictureTitle>
              </>
            )}
          </li>
        );
      })}
    </PictureList>
  );
}
