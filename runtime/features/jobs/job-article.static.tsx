import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ArticleGrid, ArticleHead, Facts } from '#runtime/ui/article.styles.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { buttonClass, onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { Applying, Closed, Contact, JobAside } from './job-article.styles.ts';
import { hoursText, payText } from './job-terms.ts';

interface JobArticleProps {
  readonly offer: components['schemas']['JobOffer'];
}

/** Shows a job: its description, its terms, and how to apply while it is open. */
export function JobArticle({ offer }: JobArticleProps): ReactNode {
  const { href, t } = useLocale();
  const overview = href('jobOfferOverview');
  return (
    <article>
      <ArticleHead>
        <h1 className={headingClass({ size: '3xl' })}>{offer.title}</h1>
        <Lead>{offer.intro}</Lead>
        {!offer.isOpen && (
          <Closed role="note">
            <p className={headingClass({ size: 'sm' })}>{t('components:jobOffer.closed.title')}</p>
            <p>{t('components:jobOffer.closed.text')}</p>
            {overview !== undefined && (
              <Link to={overview} className={onwardLinkClass()}>
                {t('components:jobOffer.closed.link')}
                <Icon name="arrow" />
              </Link>
            )}
          </Closed>
        )}
      </ArticleHead>
      <ArticleGrid>
        <JobAside aria-label={t('components:jobOffer.facts')}>
          <JobFacts offer={offer} />
          {offer.isOpen && <JobContact offer={offer} />}
        </JobAside>
        <RichText html={offer.body} size="article" />
      </ArticleGrid>
    </article>
  );
}

function JobFacts({ offer }: JobArticleProps): ReactNode {
  const { locale, settings, t } = useLocale();
  const dateText = (instant: string): string => formatDate(new Date(instant), locale, settings);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('components:jobOffer.place'), offer.place],
    [t('components:jobOffer.time'), hoursText(offer.hours, t)],
    [t('components:jobOffer.contract'), t(`components:jobOffer.employment.${offer.employment}`)],
    ...(offer.salary ? ([[t('components:jobOffer.salary'), payText(offer.salary, locale, t)]] as const) : []),
    [
      t('components:jobOffer.published'),
      <time key="published" dateTime={offer.publishedAt}>
        {dateText(offer.publishedAt)}
      </time>,
    ],
    ...(offer.closesOn !== undefined && offer.isOpen
      ? ([
          [
            t('components:jobOffer.closes'),
            <time key="closes" dateTime={offer.closesOn}>
              {dateText(`${offer.closesOn}T12:00:00Z`)}
            </time>,
          ],
        ] as const)
      : []),
  ];
  return (
    <Facts columns={1}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function JobContact({ offer }: JobArticleProps): ReactNode {
  const { t } = useLocale();
  const { name, email, phone } = offer.contact;
  const subject = encodeURIComponent(t('components:jobOffer.subject', { title: offer.title }));
  return (
    <Applying>
      <a href={`mailto:${email}?subject=${subject}`} className={buttonClass()}>
        {t('components:jobOffer.apply')}
      </a>
      <Contact>
        <p>{t('components:jobOffer.ask')}</p>
        <strong>{name}</strong>
        <a href={`mailto:${email}`} className={textLinkClass()}>
          {email}
        </a>
        {phone !== undefined && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={textLinkClass()}>
            {phone}
          </a>
        )}
      </Contact>
    </Applying>
  );
}
