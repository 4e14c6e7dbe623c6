import type { ReactNode } from 'react';
import { ChoiceBox } from './choice-list.styles.ts';

interface ChoiceListProps {
  readonly choices: readonly {
    /** Unique in the list. */
    readonly id: string;
    readonly label: string;
    readonly value: string;
  }[];
}

/** Shows the chosen options of a product as text; nothing without any. */
export function ChoiceList({ choices }: ChoiceListProps): ReactNode {
  if (choices.length === 0) return null;
  return (
    <ChoiceBox>
      {choices.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </ChoiceBox>
  );
}
