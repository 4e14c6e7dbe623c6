import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Link } from '#runtime/ui/link.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { JobFacts, JobRow, JobRows, jobLinkClass } from './job-list.styles.ts';
import { hoursText } from './job-terms.ts';

interface JobListProps {
  readonly offers: readonly components['schemas']['JobOfferCard'][];
}

/** Shows a list of jobs, each with its place, hours and kind of contract. */
export function JobList({ offers }: JobListProps): ReactNode {
  const { href, t } = useLocale();
  return (
    <JobRows>
      {offers.map((offer) => {
        const to = href('jobOfferDetail', { slug: offer.slug });
        return (
          <li key={offer.id}>
            <JobRow>
              <div>
                <h2 className={headingClass({ size: 'md' })}>
                  {to === undefined ? (
                    offer.title
                  ) : (
                    <Link to={to} className={jobLinkClass()}>
                      {offer.title}
                    </Link>
                  )}
                </h2>
                <p>{offer.intro}</p>
                <JobFacts>
                  <li>{offer.place}</li>
                  <li>{hoursText(offer.hours, t)}</li>
                  <li>{t(`components:jobOffer.employment.${offer.employment}`)}</li>
                </JobFacts>
              </div>
              <Icon name="arrow" />
            </JobRow>
          </li>
        );
      })}
    </JobRows>
  );
}
