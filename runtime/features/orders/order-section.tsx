import { type ReactNode, useId } from 'react';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { SectionBox } from './order-sections.styles.ts';

interface OrderSectionProps {
  readonly title: string;
  /** Whether it is printed; default: true. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** Shows a part of an order's page, labelled by its heading. */
export function OrderSection({ title, isPrinted = true, children }: OrderSectionProps): ReactNode {
  const id = useId();
  return (
    <SectionBox aria-labelledby={id} data-printed={isPrinted}>
      <h2 id={id} className={headingClass({ size: 'md' })}>
        {title}
      </h2>
      {children}
    </SectionBox>
  );
}
