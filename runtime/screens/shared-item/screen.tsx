import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { SharedItem } from '#runtime/features/saved-items/shared-item.tsx';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { useParams } from '#runtime/ui/navigation.ts';

export function Screen(): ReactNode {
  const { id = '' } = useParams();
  const { data: item } = useSuspenseQuery(useTRPC().storage.shared.queryOptions({ id }));
  return (
    <Container>
      {item && <SharedItem item={item} />}
      <PageEnd data-page-end />
    </Container>
  );
}
