/** Environment variables that decide about colours. */
export const colorVariables = ['NO_COLOR', 'FORCE_COLOR', 'CLICOLOR_FORCE', 'CLICOLOR', 'TERM'] as const;

type Environment = Readonly<Partial<Record<(typeof colorVariables)[number], string | undefined>>>;

/**
 * Returns whether output may have colours: on a terminal that has some, unless `--no-color` or a variable says otherwise. The first
 * that is set decides: NO_COLOR (https://no-color.org), FORCE_COLOR as Node reads it, CLICOLOR_FORCE and CLICOLOR
 * (https://bixense.com/clicolors).
 *
 * @param isAsked - False with `--no-color`.
 */
export function mayColor(
  isAsked: boolean,
  isTerminal = process.stderr.isTTY === true,
  { NO_COLOR = '', FORCE_COLOR, CLICOLOR_FORCE = '0', CLICOLOR, TERM }: Environment = process.env,
): boolean {
  if (!isAsked || NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (CLICOLOR_FORCE !== '0') return true;
  return isTerminal && CLICOLOR !== '0' && TERM !== 'dumb';
}
