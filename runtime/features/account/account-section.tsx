import { type ReactNode, type Ref, useId } from 'react';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { SectionBox, SectionText } from './account-section.styles.ts';

interface AccountSectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly tone?: 'plain' | 'raised';
  /** Heading that is focused when the form below has been reset. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** Shows a part of an account screen, labelled by its heading. */
export function AccountSection({ title, text, tone = 'plain', headingRef, children }: AccountSectionProps): ReactNode {
  const id = useId();
  return (
    <SectionBox tone={tone} aria-labelledby={id}>
      <SectionText>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={headingClass({ size: 'md' })}>
          {title}
        </h2>
        {typeof text === 'string' ? <p>{text}</p> : text}
      </SectionText>
      {children}
    </SectionBox>
  );
}
