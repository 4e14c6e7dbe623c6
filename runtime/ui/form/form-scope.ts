import { createContext, useContext } from 'react';

/**
 * What the ids of a form's fields begin with. A page with more than one form gives each its own, so that a label never
 * belongs to the field of another: `<FormScope value="newsletter">`.
 */
export const FormScope = createContext('field');

/**
 * Returns the id of a field's control, the same on the server and in the browser, to which labels and the error summary
 * refer.
 */
export function useFieldId(name: string): string {
  return `${useContext(FormScope)}-${name}`;
}
