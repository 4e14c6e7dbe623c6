/** Columns of wide screens: notes in the first quarter, running text and what belongs to it beside them. */
export const notesAndText = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } as const;
