import type { ReactNode } from 'react';
import type { EmbeddedFormProps } from '#runtime/contracts/slots.ts';
import { useSlots } from './slots-context.ts';

/** The place of a form of ours, which a site may have somebody else's form stand in. */
export function FormPlace(props: EmbeddedFormProps): ReactNode {
  const { embeddedForm: EmbeddedForm } = useSlots();
  return EmbeddedForm ? <EmbeddedForm {...props} /> : props.children;
}
