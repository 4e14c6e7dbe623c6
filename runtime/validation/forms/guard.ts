import { number, string } from '../yup.ts';

const maxTrapLength = 200;
/** Milliseconds; a day. */
const maxElapsedMs = 86_400_000;

/**
 * The spam guard (`FormGuard` of the content API): a field that no person sees, and the time from showing the form to
 * sending it, 0 without JavaScript. Neither is ever a reason to show a person an error.
 */
export const guardFields = {
  trap: string()
    .transform((_, original: unknown) => (typeof original === 'string' ? original.slice(0, maxTrapLength) : ''))
    .default(''),
  elapsedMs: number()
    .transform((_, original: unknown) => boundedTime(Number(original)))
    .default(0),
};

function boundedTime(time: number): number {
  return Number.isFinite(time) ? Math.min(Math.max(Math.round(time), 0), maxElapsedMs) : 0;
}
