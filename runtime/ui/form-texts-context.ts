import { createContext } from 'react';

/**
 * Has the texts of forms fetched, for a part of a page that has one though its page does not. The same promise for as long as
 * the page lives; absent on the server, where all texts are at hand.
 */
export const FormTextsContext = createContext<(() => Promise<void>) | undefined>(undefined);
