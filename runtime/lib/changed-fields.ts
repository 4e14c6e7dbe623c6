type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what a visitor has typed, ticked and chosen in an area before it is hydrated.
 *
 * @param skip - Selector of parts that are hydrated later, and remembered then.
 * @returns what applies it again once the area is hydrated, by events that the application hears
 */
export function rememberFields(area: ParentNode, skip?: string): () => void {
  const changed = [...area.querySelectorAll<Field>('input, select, textarea')]
    .filter((field) => skip === undefined || field.closest(skip) === null)
    .flatMap((field) => describeChange(field) ?? []);
  return () => {
    for (const apply of changed) apply();
  };
}

/** Returns what applies a field's change again; `undefined` for one that is as it came. */
function describeChange(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value, options } = field;
    const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return value === first?.value ? undefined : () => applyValue(field, HTMLSelectElement.prototype, value);
  }
  if (field instanceof HTMLTextAreaElement) {
    const { value, defaultValue } = field;
    return value === defaultValue ? undefined : () => applyValue(field, HTMLTextAreaElement.prototype, value);
  }
  switch (field.type) {
    case 'hidden':
    case 'submit':
    case 'button':
      return undefined;
    case 'file':
      return (field.files?.length ?? 0) === 0 ? undefined : () => announce(field);
    case 'radio':
      return field.checked && !field.defaultChecked ? () => tick(field) : undefined;
    case 'checkbox':
      return field.checked === field.defaultChecked ? undefined : () => tick(field);
    default: {
      const { value, defaultValue } = field;
      return value === defaultValue ? undefined : () => applyValue(field, HTMLInputElement.prototype, value);
    }
  }
}

/** Ticks by a click: one that is ticked already is put back to its default first, so that the click changes something. */
function tick(field: HTMLInputElement): void {
  if (!field.isConnected) return;
  if (field.type === 'checkbox') field.checked = field.defaultChecked;
  else field.checked = false;
  field.click();
}

/**
 * Writes a value as typing does. A component that watches the element's own `value` takes what is written through the
 * prototype for typed.
 */
function applyValue(field: Field, prototype: Field, value: string): void {
  if (!field.isConnected) return;
  const hasCaret = field === document.activeElement && 'selectionStart' in field;
  const caret = hasCaret ? [field.selectionStart, field.selectionEnd] : undefined;
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  announce(field);
  // Scripts cannot set the caret of a number field.
  if (caret && !(field instanceof HTMLSelectElement) && typeof caret[0] === 'number') {
    field.setSelectionRange(caret[0], caret[1] ?? caret[0]);
  }
}

function announce(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
