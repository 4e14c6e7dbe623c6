/**
 * Declarations that stand in for modules no answer of an API flows through. Reading and checking the real ones would take
 * longer than everything else together.
 */
const standIns: Readonly<Record<string, string>> = {
  '#runtime/theme/stitches.ts':
    'export declare const styled: any, css: any, keyframes: any, globalCss: any, theme: any, createTheme: any, getCssText: any, config: any;',
  'sanitize-html':
    'declare const sanitize: any; declare namespace sanitize { type IOptions = any; type Attributes = any } export default sanitize;',
};

/** What Node gives to every file, and its modules. */
export const ambientText = `
declare module 'node:*';
declare const Buffer: any;
declare const process: any;
declare namespace NodeJS { type ErrnoException = any; type ReadableStream = any; type Timeout = any }
`;

/** The declarations that stand in for a module, if there are any. */
export function standInFor(specifier: string): string | undefined {
  return Object.hasOwn(standIns, specifier) ? standIns[specifier] : undefined;
}
