import { useEffect, useState } from 'react';
import { cleanQuery } from './search-address.ts';

/** Milliseconds without a key after which a text counts as typed. */
const pauseMs = 150;

/** Returns a field's text once the visitor has stopped typing for a moment. */
export function useTypedText(input: HTMLInputElement): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setText(cleanQuery(input.value)), pauseMs);
    };
    // What was typed while this was on its way counts too; what stood there from the start does not.
    if (input.value !== input.defaultValue) take();
    input.addEventListener('input', take);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', take);
    };
  }, [input]);
  return text;
}
