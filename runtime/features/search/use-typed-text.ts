import { useEffect, useState } from 'react';
import { cleanQuery } from './search-address.ts';

/** Milliseconds without a key press after which a text is reported. */
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
    // Text that was typed before this ran is reported, too; the initial text is not.
    if (input.value !== input.defaultValue) take();
    input.addEventListener('input', take);
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', take);
    };
  }, [input]);
  return text;
}
