import type { Extension, ExtensionFile, ExtensionKeys, ExtensionReport } from './extension.ts';
import type { ExtensionParties } from './site.ts';

/** The sites and files that an extension is run against. */
export interface ExtensionTest {
  /** Sites by id: the lines of a configuration, as YAML. What they leave out is that of a small shop in Dutch and English. */
  readonly sites: Readonly<Record<string, string>>;
  /** Texts of the inputs that the extension declares, by path as it writes them. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What was built; absent: the phase `build` does not run. */
  readonly report?: ExtensionReport;
}

/** A problem of a site's configuration or of the extension. */
export interface ExtensionFinding {
  /** As `shopgen explain CODE` takes it; what the extension finds itself is `extension.problem`. */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'hint';
  readonly message: string;
  readonly help?: string;
  /** The line of the given YAML, from 1; absent for what is not in it. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** What an extension makes of a site. */
export interface ExtensionOutcome {
  readonly diagnostics: readonly ExtensionFinding[];
  /** The files of the phase `generate`; none where there are errors. */
  readonly files: readonly ExtensionFile[];
  /** The third parties of the phase `integration`, with their hosts; absent where there are none. */
  readonly parties?: ExtensionParties;
}

/** Runs the phases of an extension against sites, without a disk, and returns what it makes of each, by id. */
export type TestExtension = <Keys extends ExtensionKeys>(
  extension: Extension<Keys>,
  test: ExtensionTest,
) => Readonly<Record<string, ExtensionOutcome>>;

/** Implemented by the command line's code, which is compiled. */
export declare const testExtension: TestExtension;
