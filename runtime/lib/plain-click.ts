type Click = Readonly<Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>>;

/** Returns whether a press opens a link in this tab; any other is left to the browser. */
export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
