import { type RefObject, useRef, useState } from 'react';

/** A form that begins anew when it was taken. */
export interface NewStart {
  /** For the form's component: another one is another form. */
  readonly key: number;
  /** Of what stands above the form and takes the focus, which the old form's button had. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly begin: () => void;
}

/** Resets a form after it was sent, so that passwords do not stay on the page. */
export function useNewStart(): NewStart {
  const [key, setKey] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return {
    key,
    headingRef,
    begin: () => {
      headingRef.current?.focus({ preventScroll: true });
      setKey((count) => count + 1);
    },
  };
}
