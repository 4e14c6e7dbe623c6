import { createRequire } from 'node:module';
import path from 'node:path';
import { packagePaths } from './package-root.ts';

const require = createRequire(import.meta.url);

/**
 * Returns the file of a package that is needed seldom, takes long to load, and would bring tens of megabytes to every project as a
 * dependency: `cli/compile.js` makes one file of it.
 */
const latePackage = (name: string): string => path.join(packagePaths.compiled, `${name}.cjs`);

/** Loads the calendars of all countries. */
export const loadHolidays = (): typeof import('date-holidays').default => require(latePackage('date-holidays'));

/** Loads the converter of HTML to Markdown. */
export const loadTurndown = (): typeof import('turndown') => require(latePackage('turndown'));

/** Loads the reader of font files. */
export const loadFontkit = (): typeof import('fontkit') => require(latePackage('fontkit'));

/** Loads the writer of PDF files. */
export const loadPdfkit = (): typeof import('pdfkit') => require(latePackage('pdfkit'));

/** Loads the writer of XML. */
export const loadXmlBuilder = (): typeof import('xmlbuilder2') => require(latePackage('xmlbuilder2'));

/** Loads the client of S3. */
export const loadS3 = (): typeof import('@aws-sdk/client-s3') => require(latePackage('client-s3'));

/** Loads the client of mail servers. */
export const loadNodemailer = (): typeof import('nodemailer') => require(latePackage('nodemailer'));
