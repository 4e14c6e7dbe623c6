import { createContext, useContext } from 'react';

/**
 * Prefix of the ids of a form's fields. Pages with several forms give each its own, so that ids are unique: `<FormScope
 * value="newsletter">`.
 */
export const FormScope = createContext('field');

/**
 * Returns the id of a field's control, the same on the server and in the browser, to which labels and the error summary
 * refer.
 */
export function useFieldId(name: string): string {
  return `${useContext(FormScope)}-${name}`;
}
