/** Passes on presses during a view transition: its pictures cover the page, so that the document gets what its elements should. */
export function passOnPresses(): void {
  document.addEventListener('click', (event) => {
    const transition = event.target === document.documentElement ? findTransition() : undefined;
    if (!transition) return;
    transition.skipTransition();
    void transition.finished.then(() => {
      document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
    });
  });
}

/** Returns the view transition that runs, as far as the browser tells (CSS View Transitions 2). */
function findTransition(): ViewTransition | undefined {
  // TypeScript 5, which projects may check with, does not know the property.
  const transition: unknown = Reflect.get(document, 'activeViewTransition');
  return transition && transition instanceof ViewTransition ? transition : undefined;
}
