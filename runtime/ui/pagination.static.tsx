import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Gap, PageList, PaginationNav, pageLinkClass, StepLabel } from './pagination.styles.ts';
import { pageEntries } from './pagination-model.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** Returns the address of a page, counted from 1. */
  readonly hrefOf: (page: number) => string;
  readonly texts: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** Shows links to the pages of a list; nothing when there is one page only. */
export function Pagination({ page, pages, hrefOf, texts }: PaginationProps): ReactNode {
  if (pages <= 1) return null;
  return (
    <PaginationNav aria-label={texts.label}>
      <PageList>
        <li>
          {page > 1 && (
            <Link
              to={hrefOf(page - 1)}
              rel="prev"
              className={pageLinkClass({ step: true })}
              aria-label={texts.previous}
            >
              <Icon name="back" />
              <StepLabel>{texts.previous}</StepLabel>
            </Link>
          )}
        </li>
        {pageEntries(page, pages).map((entry) =>
          entry.kind === 'gap' ? (
            <li key={`gap-${entry.after}`} aria-hidden="true">
              <Gap>…</Gap>
            </li>
          ) : (
            <li key={entry.page}>
              <Link
                to={hrefOf(entry.page)}
                className={pageLinkClass()}
                aria-label={texts.page(entry.page)}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </Link>
            </li>
          ),
        )}
        <li>
          {page < pages && (
            <Link to={hrefOf(page + 1)} rel="next" className={pageLinkClass({ step: true })} aria-label={texts.next}>
              <StepLabel>{texts.next}</StepLabel>
              <Icon name="arrow" />
            </Link>
          )}
        </li>
      </PageList>
    </PaginationNav>
  );
}
