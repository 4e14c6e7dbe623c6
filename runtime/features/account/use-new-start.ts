import { type RefObject, useRef, useState } from 'react';

/** A form that is reset after it was accepted. */
export interface NewStart {
  /** React key of the form; a new key resets it. */
  readonly key: number;
  /** The heading above the form, which takes the focus from the button of the old form. */
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
