import type { ReactNode } from 'react';
import type { EmbeddedFormProps } from '#runtime/contracts/slots.ts';
import { useSlots } from './slots-context.ts';

/** Shows our form, which a site may replace with a third party's. */
export function FormPlace(props: EmbeddedFormProps): ReactNode {
  const { embeddedForm: EmbeddedForm } = useSlots();
  return EmbeddedForm ? <EmbeddedForm {...props} /> : props.children;
}
