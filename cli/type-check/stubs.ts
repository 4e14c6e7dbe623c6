/**
 * Modules no answer of an API flows through: whatever is imported from them may be anything. Reading and checking the
 * real ones would take longer than everything else together.
 */
const opaqueModules = ['react-router-dom', 'i18next', 'react-i18next', 'cockatiel', 'prom-client'];

/** Declarations that stand in for modules whose names are needed, but not what they are. */
const stubs: Readonly<Record<string, string>> = {
  '#runtime/theme/stitches.ts':
    'export declare const styled: any, css: any, keyframes: any, globalCss: any, theme: any, createTheme: any;',
  'sanitize-html':
    'declare const sanitize: any; declare namespace sanitize { type IOptions = any; type Attributes = any } export default sanitize;',
  csstype: 'export interface Properties<A = unknown, B = unknown> { [name: string]: any }',
};

/** What Node gives to every file, and the modules that may be anything. */
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

/** Returns the declarations that replace those of a module, if there are any. */
export function getStub(specifier: string): string | undefined {
  return Object.hasOwn(stubs, specifier) ? stubs[specifier] : undefined;
}
