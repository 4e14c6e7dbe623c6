import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { ProjectArticle } from '#runtime/features/projects/project-article.tsx';
import { ProjectCards } from '#runtime/features/projects/project-cards.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Container, PageTop } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { More } from '../more.tsx';
import { projectCrumbs } from './crumbs.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { productMentions: ProductMentions } = useSlots();
  const { slug = '' } = useParams();
  const { data: project } = useSuspenseQuery(useTRPC().projects.detail.queryOptions({ slug }));
  return (
    <>
      <Container>
        <PageTop>
          <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={projectCrumbs(project, href, t)} />
        </PageTop>
      </Container>
      <ProjectArticle project={project} />
      {ProductMentions && project.products.length > 0 && (
        <ProductMentions products={project.products} within="project" />
      )}
      <More title={t('project:more')} isEmpty={project.related.length === 0}>
        <ProjectCards projects={project.related.slice(0, 3)} />
      </More>
    </>
  );
}
