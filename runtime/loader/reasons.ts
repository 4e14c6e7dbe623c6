import { cartLinesCookie } from '#runtime/contracts/cart.ts';
import { aliveAttribute, answeredAttribute, lateAttribute } from '#runtime/contracts/page-life.ts';
import { signedInCookie } from '#runtime/contracts/session.ts';
import { mailTokenParameter } from '#runtime/lib/mail-token.ts';

/** Controls that need the application. Links, and buttons that send a form, work as they are. */
const controls = `input, select, textarea, label, button:not([type=submit]), [${lateAttribute}], [${answeredAttribute}]`;

/**
 * Calls back when a visitor is about to use something that only the application does: a pointer or the focus comes near it, the
 * page is pressed or touched, a key is pressed.
 */
export function watchForIntent(onIntent: () => void): void {
  const near = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(controls)) onIntent();
  };
  const touch = (event: Event): void => {
    // Presses that leave the page need no application.
    if (!(event.target instanceof Element && event.target.closest(`a:not([${answeredAttribute}]), [type=submit]`)))
      onIntent();
  };
  const options = { capture: true, passive: true };
  document.addEventListener('pointerover', near, options);
  document.addEventListener('focusin', near, options);
  document.addEventListener('pointerdown', touch, options);
  document.addEventListener('keydown', onIntent, options);
}

/** Calls back when a part of the page that only the application can show comes into view. */
export function watchForLife(onSeen: () => void): void {
  const parts = document.querySelectorAll(`[${aliveAttribute}]`);
  if (parts.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  });
  for (const part of parts) observer.observe(part);
}

/**
 * Returns whether the page has something to show that only this browser knows: a cart, a session, or the token of a mail, which
 * is taken out of the address.
 */
export function hasOwnContent(cookies: string, search: string): boolean {
  return (
    new RegExp(`(?:^|; )(?:${cartLinesCookie}=[1-9]|${signedInCookie}=1)`).test(cookies) ||
    new URLSearchParams(search).has(mailTokenParameter)
  );
}
