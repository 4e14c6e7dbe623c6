/** Max. distance in pixels between `pointerdown` and `pointerup` of a click. */
const slack = 8;

const controls = 'a, button, label, input, summary';

/**
 * Delivers a press to the control it began on, even if that has moved meanwhile. Leaving a field validates it, and an
 * error message moves what is below: the pointer comes up beside the button that it went down on, and a browser clicks
 * their common ancestor. Moving the pointer away before letting go still cancels a press (WCAG 2.5.2).
 */
export function keepPresses(page: Document): void {
  page.addEventListener(
    'pointerdown',
    ({ target, button, pointerType, clientX, clientY }) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      // For touch, browsers dispatch the click to the target of `pointerdown` anyway.
      if (!control || button !== 0 || pointerType === 'touch') return;
      const keep = (click: MouseEvent): void => {
        if (!(click.target instanceof Node) || control.contains(click.target)) return;
        if (Math.hypot(click.clientX - clientX, click.clientY - clientY) > slack || !control.isConnected) return;
        click.preventDefault();
        click.stopPropagation();
        control.dispatchEvent(new MouseEvent('click', click));
      };
      page.addEventListener('click', keep, { capture: true, once: true });
      // A click follows `pointerup` immediately, or never.
      page.addEventListener('pointerup', () => setTimeout(() => page.removeEventListener('click', keep, true)), {
        capture: true,
        once: true,
      });
    },
    true,
  );
}
