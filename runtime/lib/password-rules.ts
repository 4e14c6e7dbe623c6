/** Rules of a new password, in the order of display. */
export const passwordRules = {
  length: (password: string) => [...password].length >= minPasswordLength,
  lowercase: (password: string) => /[a-z]/.test(password),
  uppercase: (password: string) => /[A-Z]/.test(password),
  digit: (password: string) => /[0-9]/.test(password),
  // Any of !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~
  special: (password: string) => /[!-/:-@[-`{-~]/.test(password),
  noSpace: (password: string) => !/\s/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordRule = keyof typeof passwordRules;

/** Characters; `NewPassword` of the product API. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** From 0, not allowed, to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * Estimates the strength of a password: 0 for one that is not allowed; longer ones are stronger, repetitions weaker,
 * since most people use them to make a password long.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (!Object.values(passwordRules).every((holds) => holds(password))) return 0;
  const distinct = new Set(password.toLowerCase()).size;
  const weight = Math.min([...password].length, distinct * 1.6);
  if (weight < 10) return 1;
  if (weight < 13) return 2;
  return weight < 17 ? 3 : 4;
}
