import { type ReactNode, useMemo } from 'react';
import { createTrustedPolicy } from '#runtime/lib/trusted-types.ts';
import { accessibleTables } from './accessible-tables.ts';
import { Prose, tableBoxClass } from './rich-text.styles.ts';

interface RichTextProps {
  /** HTML of the API, already sanitised by `runtime/rpc`. */
  readonly html: string;
  readonly size?: 'regular' | 'article';
}

/** Created once: a page may have no second policy of a name. */
const policy = createTrustedPolicy('rich-text', {
  createHTML: (html) => accessibleTables(html, tableBoxClass().toString()),
});

/** Shows running text that comes as HTML. */
export function RichText({ html, size = 'regular' }: RichTextProps): ReactNode {
  const markup = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only a list of harmless elements through.
  return <Prose size={size} dangerouslySetInnerHTML={markup} />;
}
