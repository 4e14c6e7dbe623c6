import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ArticleHead, ArticleSection, ArticleText } from '#runtime/ui/article.styles.ts';
import { Column, Columns } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Questions } from '#runtime/ui/questions.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { Meta } from '#runtime/ui/story-card.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { AdviceMeta } from './advice-cards.static.tsx';

interface AdviceArticleProps {
  readonly article: components['schemas']['Advice'];
}

/** Shows an advice article: the question beside its image, the answer, and related questions. */
export function AdviceArticle({ article }: AdviceArticleProps): ReactNode {
  const { t } = useLocale();
  return (
    <article>
      <ArticleHead beside>
        <div>
          <Meta>
            <AdviceMeta topic={article.topic} readingMinutes={article.readingMinutes} />
          </Meta>
          <h1 className={headingClass({ size: '2xl' })}>{article.title}</h1>
          <Lead>{article.intro}</Lead>
        </div>
        <Picture
          picture={article.image}
          sizes="(min-width: 1528px) 690px, (min-width: 992px) 46vw, 92vw"
          ratio="landscape"
          corners="large"
          first
        />
      </ArticleHead>
      <ArticleText>
        <RichText html={article.body} size="article" />
      </ArticleText>
      {article.questions.length > 0 && (
        <ArticleSection aria-labelledby="questions">
          <Columns>
            <Column span={4}>
              <h2 id="questions" className={headingClass({ size: 'lg' })}>
                {t('blogs:advice.questions')}
              </h2>
            </Column>
            <Column span={8}>
              <Questions questions={article.questions} />
            </Column>
          </Columns>
        </ArticleSection>
      )}
    </article>
  );
}
