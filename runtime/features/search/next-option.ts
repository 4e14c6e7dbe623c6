/** The effect of a key in a list of suggestions; `active` is the selected option, -1 for none. */
export type ListMove =
  | { readonly kind: 'choose'; readonly active: number }
  /** Closes the list, and empties the field when there is no list to close. */
  | { readonly kind: 'dismiss' }
  /** Opens the selected option; without one the form is submitted. */
  | { readonly kind: 'follow' }
  | { readonly kind: 'none' };

interface ListState {
  readonly key: string;
  readonly active: number;
  /** Number of options; 0 when there is nothing to open. */
  readonly count: number;
}

const none: ListMove = { kind: 'none' };

/**
 * Returns the effect of a key on an editable combobox with a list and manual selection, as the ARIA Authoring Practices
 * describe it: the arrows cycle through the options and the field itself; Home and End belong to the text, so they
 * clear the selection.
 */
export function nextMove({ key, active, count }: ListState): ListMove {
  switch (key) {
    case 'ArrowDown':
      return count === 0 ? none : { kind: 'choose', active: active + 1 < count ? active + 1 : -1 };
    case 'ArrowUp':
      return count === 0 ? none : { kind: 'choose', active: active === -1 ? count - 1 : active - 1 };
    case 'Home':
    case 'End':
      return active === -1 ? none : { kind: 'choose', active: -1 };
    case 'Escape':
      return { kind: 'dismiss' };
    case 'Enter':
      return active === -1 ? none : { kind: 'follow' };
    default:
      return none;
  }
}
