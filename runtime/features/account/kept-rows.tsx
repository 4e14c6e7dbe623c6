import type { ReactNode } from 'react';
import { KeptRows } from './account-section.styles.ts';

/** A stored value with its name; empty values are left out. */
export interface KeptRow {
  readonly label: string;
  readonly value: ReactNode;
}

interface KeptListProps {
  readonly rows: readonly KeptRow[];
  readonly look?: 'stack' | 'table';
}

/** Shows stored data of a customer, as a list of texts. */
export function KeptList({ rows, look = 'stack' }: KeptListProps): ReactNode {
  return (
    <KeptRows look={look}>
      {rows
        .filter(({ value }) => value !== undefined && value !== '')
        .map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several things may have happened on one day.
          <div key={`${label} ${index}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </KeptRows>
  );
}
