import { object, string } from '../yup.ts';

/** A room as the query of the calculator's address; its fields are read by the procedure. */
export const roomPlanSchema = object({ room: string().max(600).required() });
