/** Id of the part of the calculator's page that shows the result, to which forms lead: on phones it is below all fields. */
export const resultId = 'room-result';
