/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/): where a site enforces them, the browser takes scripts and markup from these
 * policies only. TypeScript's library does not know the interface yet.
 */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (text: string) => string;
      readonly createScript?: (text: string) => string;
      readonly createScriptURL?: (address: string) => string;
    },
  ): TrustedPolicy;
}

interface TrustedPolicy {
  createHTML(text: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

/** Names of the policies that pages may make, besides the one of their first script. */
export const trustedPolicies = ['progress', 'rich-text', 'speculation', 'third-parties'] as const;

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * Creates a policy, where the browser knows of them.
 *
 * @returns the policy, or its rules where the browser has none. What it returns is a text for the compiler alone: hand it on as it is.
 */
export function createTrustedPolicy(
  name: (typeof trustedPolicies)[number],
  rules: Parameters<PolicyFactory['createPolicy']>[1],
): TrustedPolicy {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isFactory(factory)) return factory.createPolicy(name, rules);
  return { createHTML: same, createScript: same, createScriptURL: same, ...rules };
}

const same = (text: string): string => text;
