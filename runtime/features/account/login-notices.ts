import type { MessageKey } from '#generated/contracts/message-keys.ts';

/** Notices of the login screen, by a parameter of its address. */
const notices = {
  confirmed: 'auth:login.confirmed',
  reset: 'auth:login.reset',
} as const satisfies Readonly<Record<string, MessageKey>>;

export type LoginNotice = keyof typeof notices;

/** Returns the login screen's address with a notice of what was just done. */
export function loginAddressAfter(login: string, notice: LoginNotice): string {
  return `${login}?${notice}`;
}

/** Returns the notice that the login screen shows. */
export function loginNotice(search: URLSearchParams): MessageKey | undefined {
  if (search.has('confirmed')) return notices.confirmed;
  return search.has('reset') ? notices.reset : undefined;
}
