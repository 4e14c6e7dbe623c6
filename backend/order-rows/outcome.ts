/**
 * The outcome of a transition of an order or a payment. `already`: it was in that state before, and nothing has
 * changed. `refused`: there is no such transition, and nothing has changed.
 */
export type Outcome = 'moved' | 'already' | 'refused';
