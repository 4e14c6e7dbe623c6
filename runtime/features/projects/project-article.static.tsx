import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { videoAddress } from '#runtime/lib/video-address.ts';
import { ArticleGrid, Facts } from '#runtime/ui/article.styles.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { headingClass, hiddenClass, Lead } from '#runtime/ui/text.styles.ts';
import { LevelChart } from './level-chart.tsx';
import {
  FigureList,
  Figures,
  filmLinkClass,
  PictureGrid,
  ProjectHead,
  ProjectQuote,
  Spectrum,
} from './project-article.styles.ts';

type Schemas = components['schemas'];

interface ProjectArticleProps {
  readonly project: Schemas['Project'];
}

/** Shows a project: the task, the solution, the measurements. */
export function ProjectArticle({ project }: ProjectArticleProps): ReactNode {
  const { images, figures, quote, spectrum, video } = project;
  const { t } = useLocale();
  return (
    <article>
      <Container>
        <ProjectHead>
          <h1 className={headingClass({ size: '3xl' })}>{project.title}</h1>
          <Lead>{project.intro}</Lead>
        </ProjectHead>
        <Picture picture={project.image} sizes="(min-width: 1528px) 1400px, 92vw" ratio="wide" corners="large" first />
        <ArticleGrid>
          <ProjectFacts project={project} />
          <RichText html={project.body} size="article" />
        </ArticleGrid>
      </Container>
      {spectrum && (
        <Band aria-labelledby="spectrum">
          <Container>
            <Spectrum>
              <h2 id="spectrum" className={headingClass({ size: 'xl' })}>
                {t('project:spectrum.title')}
              </h2>
              <LevelChart spectrum={spectrum} />
            </Spectrum>
          </Container>
        </Band>
      )}
      {images.length > 0 && (
        <Band aria-labelledby="pictures">
          <Container>
            <h2 id="pictures" className={hiddenClass()}>
              {t('project:pictures')}
            </h2>
            <ProjectPictures images={images} />
          </Container>
        </Band>
      )}
      {quote && (
        <Band>
          <Container>
            <ProjectQuote>
              <blockquote>
                <p>{quote.text}</p>
              </blockquote>
              <figcaption>
                <strong>{quote.author}</strong>
                {quote.role}
              </figcaption>
            </ProjectQuote>
          </Container>
        </Band>
      )}
      {video && <ProjectFilm video={video} poster={images[0] ?? project.image} />}
      {figures.length > 0 && (
        <Figures joined aria-labelledby="figures">
          <Container>
            <h2 id="figures" className={hiddenClass()}>
              {t('project:figures')}
            </h2>
            <FigureList>
              {figures.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </FigureList>
          </Container>
        </Figures>
      )}
    </article>
  );
}

function ProjectFacts({ project }: ProjectArticleProps): ReactNode {
  const { locale, settings, t } = useLocale();
  const { place, sector, completedOn } = project;
  return (
    <aside aria-label={t('project:facts')}>
      <Facts columns={1}>
        <div>
          <dt>{t('project:place')}</dt>
          <dd>{place}</dd>
        </div>
        <div>
          <dt>{t('project:sector')}</dt>
          <dd>{sector}</dd>
        </div>
        <div>
          <dt>{t('project:completed')}</dt>
          <dd>
            <time dateTime={completedOn}>{formatDate(new Date(`${completedOn}T12:00:00Z`), locale, settings)}</time>
          </dd>
        </div>
      </Facts>
    </aside>
  );
}

function ProjectPictures({ images }: { readonly images: readonly Schemas['Image'][] }): ReactNode {
  const lastIsAlone = images.length % 3 === 2;
  return (
    <PictureGrid>
      {images.map((image, index) => {
        const isWide = index % 3 === 0 || (lastIsAlone && index === images.length - 1);
        return (
          // A project may show the same picture twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures never change places.
          <li key={`${image.folder}-${index}`}>
            <Picture
              picture={image}
              sizes={
                isWide ? '(min-width: 1528px) 1400px, 92vw' : '(min-width: 1528px) 690px, (min-width: 768px) 46vw, 92vw'
              }
              ratio={isWide ? 'wide' : 'landscape'}
              corners="large"
            />
          </li>
        );
      })}
    </PictureGrid>
  );
}

function ProjectFilm({
  video,
  poster,
}: {
  readonly video: Schemas['Video'];
  readonly poster: Schemas['Image'];
}): ReactNode {
  const { t } = useLocale();
  return (
    <Band aria-labelledby="film">
      <Container>
        <h2 id="film" className={hiddenClass()}>
          {video.title}
        </h2>
        <a href={videoAddress(video)} rel="noopener" className={filmLinkClass()}>
          <Picture
            picture={poster}
            sizes="(min-width: 1528px) 1400px, 92vw"
            ratio="wide"
            corners="large"
            alt={video.title}
          />
          <span>
            <Icon name="play" />
            {t('project:film', { provider: video.provider })}
          </span>
        </a>
      </Container>
    </Band>
  );
}
