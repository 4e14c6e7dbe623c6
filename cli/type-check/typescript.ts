/** The compiler as a value: passed as an argument, so that only commands that need it load it. */
export type TypeScript = typeof import('typescript');

/** Loads the compiler; its import alone takes a third of a second. */
export async function loadTypeScript(): Promise<TypeScript> {
  const { default: typescript } = await import('typescript');
  return typescript;
}
