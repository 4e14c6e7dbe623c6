import { answeredAttribute, otherPaths } from '#runtime/contracts/page-life.ts';
import { createTrustedPolicy } from '#runtime/lib/trusted-types.ts';

/** Documents of this site are fetched, those below {@link otherPaths} and files excepted. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: otherPaths.map((path) => `${path}*`) } },
          { not: { selector_matches: `[download], [target], [${answeredAttribute}]` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Has the browser fetch a page's document when a visitor is about to follow a link to it, by Speculation Rules (WICG
 * nav-speculation); browsers without them do nothing.
 *
 * @returns what ends it: the application fetches pages itself
 */
export function startSpeculation(): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const policy = createTrustedPolicy('speculation', { createScript: () => JSON.stringify(rules) });
  script.textContent = policy.createScript('');
  document.head.append(script);
  return () => script.remove();
}
