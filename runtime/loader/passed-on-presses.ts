/** Passes on presses during a view transition: its pictures cover the page, so that the document gets what its elements should. */
export function passOnPresses(): void {
  document.addEventListener('click', (event) => {
    const transition = event.target === document.documentElement ? document.activeViewTransition : null;
    if (!transition) return;
    transition.skipTransition();
    void transition.finished.then(() => {
      document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
    });
  });
}
