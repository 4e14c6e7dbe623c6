import type { ReactNode } from 'react';
import { accessibleTables } from './accessible-tables.ts';
import { Prose } from './rich-text.styles.ts';

interface RichTextProps {
  /** HTML of the API, already sanitised by `runtime/rpc`. */
  readonly html: string;
  readonly size?: 'regular' | 'article';
}

/** Shows running text that comes as HTML. */
export function RichText({ html, size = 'regular' }: RichTextProps): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only a list of harmless elements through.
  return <Prose size={size} dangerouslySetInnerHTML={{ __html: accessibleTables(html) }} />;
}
