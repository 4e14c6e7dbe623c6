import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Row, RowText, rowLinkClass } from './result-row.styles.ts';
import type { PictureSource } from './srcset.ts';
import { headingClass } from './text.styles.ts';

interface ResultRowProps {
  /** Line above the title: the kind of result. */
  readonly kind: string;
  readonly title: string;
  readonly image: PictureSource;
  readonly to: string | undefined;
  /** Introduction, on wide screens. */
  readonly intro?: string;
  /** True in the first rows, whose images are not loaded lazily. */
  readonly first?: boolean;
  /** Further attributes of the link. */
  readonly linkAttributes?: Readonly<Record<string, string>>;
  /** Line below: price or place. */
  readonly facts?: ReactNode;
}

/** Shows a search result, in one row. */
export function ResultRow({
  kind,
  title,
  image,
  to,
  intro,
  first = false,
  linkAttributes,
  facts,
}: ResultRowProps): ReactNode {
  return (
    <Row>
      <Picture
        picture={image}
        sizes="(min-width: 768px) 200px, 104px"
        ratio="gallery"
        corners="small"
        first={first}
        alt=""
      />
      <RowText>
        <p>{kind}</p>
        <h2 className={headingClass({ size: 'sm' })}>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={rowLinkClass()} {...linkAttributes}>
              {title}
            </Link>
          )}
        </h2>
        {intro !== undefined && <p data-intro>{intro}</p>}
        {facts !== undefined && <p>{facts}</p>}
      </RowText>
    </Row>
  );
}
