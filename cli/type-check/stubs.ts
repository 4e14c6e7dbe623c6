/**
 * Modules that no API response flows through, so that their imports may be `any`: parsing and checking the real modules
 * would take longer than everything else together.
 */
const opaqueModules = ['react-router-dom', 'i18next', 'react-i18next', 'cockatiel', 'prom-client'];

/** Declarations that replace modules of which only the names of exports matter. */
const stubs: Readonly<Record<string, string>> = {
  '#runtime/theme/stitches.ts':
    'export declare const styled: any, css: any, keyframes: any, globalCss: any, theme: any, createTheme: any;',
  'sanitize-html':
    'declare const sanitize: any; declare namespace sanitize { type IOptions = any; type Attributes = any } export default sanitize;',
  csstype: 'export interface Properties<A = unknown, B = unknown> { [name: string]: any }',
};

/** Globals of Node, and the modules that may be `any`. */
export const ambientText = `
${opaqueModules.map((name) => `declare module '${name}';`).join('\n')}
declare module 'node:*';
declare const Buffer: any;
declare const process: any;
declare namespace NodeJS { type ErrnoException = any; type ReadableStream = any; type Timeout = any }
`;

/** Returns whether {@link ambientText} declares a module. */
export function isOpaque(specifier: string): boolean {
  return specifier.startsWith('node:') || opaqueModules.includes(specifier);
}

/** Returns all declarations that replace those of modules, each as a file. */
export function listStubs(): { readonly specifier: string; readonly file: string; readonly text: string }[] {
  return Object.entries(stubs).map(([specifier, text]) => ({ specifier, file: stubFile(specifier), text }));
}

/** Returns the name of the file for {@link getStub}'s declarations. */
export function stubFile(specifier: string): string {
  return `${specifier.replaceAll(/\W/g, '-')}.d.ts`;
}

/** Returns the declarations that replace those of a module, if there are any. */
export function getStub(specifier: string): string | undefined {
  return Object.hasOwn(stubs, specifier) ? stubs[specifier] : undefined;
}
