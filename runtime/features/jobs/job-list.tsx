import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a list of jobs, each with its place, hours and kind of contract. */
export const JobList = staticPart(async () => (await import('./job-list.static.tsx')).JobList);
