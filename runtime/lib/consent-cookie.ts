import { type Choice, consentCookie, type Purpose } from '#runtime/contracts/consent.ts';

const { name: cookieName, version } = consentCookie;

/** Seconds for which an answer is valid, yes or no: 180 days. */
const lifetimeSeconds = 15_552_000;

const isPurpose = (name: string | undefined): name is Purpose =>
  name === 'statistics' || name === 'marketing' || name === 'forms';

/**
 * Reads a visitor's choice from a `Cookie` text such as `consent=1.statistics:yes.marketing:no`; `undefined` without a
 * valid one.
 */
export function readChoice(cookies: string): Choice | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${cookieName}=`));
  const [written, ...answers] = pair?.slice(cookieName.length + 1).split('.') ?? [];
  if (written !== version) return undefined;
  const choice: Partial<Record<Purpose, boolean>> = {};
  for (const answer of answers) {
    const [purpose, value] = answer.split(':');
    if (isPurpose(purpose) && (value === 'yes' || value === 'no')) choice[purpose] = value === 'yes';
  }
  return choice;
}

/** Returns the cookie of a choice, for `document.cookie`; `secure` where the page came over https. */
export function writeChoice(choice: Choice, secure: boolean): string {
  const answers = Object.entries(choice).map(([purpose, isAllowed]) => `${purpose}:${isAllowed ? 'yes' : 'no'}`);
  const value = [version, ...answers].join('.');
  return `${cookieName}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
