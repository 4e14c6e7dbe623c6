/** What moving an order or a payment has come to. `already`: it was there before, and nothing has changed. `refused`: no transition leads there, and nothing has changed. */
export type Outcome = 'moved' | 'already' | 'refused';
