/** Returns what matches the texts of a pattern, `*` for one character or more: `routes:*`. */
export function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[.\\^$|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
