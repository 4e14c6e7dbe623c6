import { createContext } from 'react';

/**
 * Fetches the texts of forms, for a part with a form on a page without. Returns the same promise each time; absent on
 * the server, which has all texts.
 */
export const FormTextsContext = createContext<(() => Promise<void>) | undefined>(undefined);
