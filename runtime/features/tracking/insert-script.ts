/** Loads a script of somebody else. One that is blocked or gone is no business of the page's: it does without. */
export function insertScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
