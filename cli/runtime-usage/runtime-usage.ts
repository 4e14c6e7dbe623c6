/** The place of the first use in the runtime; relative to the package. */
export interface UsePlace {
  readonly file: string;
  readonly line: number;
}

/** An operation of one of the two APIs that the runtime calls. */
export interface OperationUse extends UsePlace {
  /** `either` when the client's name does not show which API it is for. */
  readonly api: 'product' | 'content' | 'either';
  /** Lower case, as in an OpenAPI description. */
  readonly method: string;
  readonly path: string;
  /**
   * Procedures that call it, directly or through others (`catalogue.product`); callers that are no procedures, such as
   * a sitemap, by the name of the function.
   */
  readonly usedBy: readonly string[];
}

/** A text that the runtime uses. */
export interface MessageUse extends UsePlace {
  readonly namespace: string;
  /** Dotted, without plural suffix; `*` stands for a part that is known only at run time. */
  readonly key: string;
  /** Names of the values that every call passes; absent when the sources do not show them. */
  readonly values?: readonly string[] | undefined;
  /** What it is in the head of a page; absent elsewhere. */
  readonly inHead?: HeadText | undefined;
  /** The other files that use it; absent where there are none. */
  readonly alsoIn?: readonly string[] | undefined;
}

/** A text of a page's head: what search engines show of the page. */
export type HeadText = 'title' | 'description';

/** The server procedures that a screen or a feature calls. */
export interface ScreenUse {
  /** The route key of a screen, or the folder of a feature, such as `features/shell`. */
  readonly name: string;
  /** Names of procedures: `catalogue.product`. */
  readonly procedures: readonly string[];
}

/** A property of a part. */
export interface PartProp {
  readonly name: string;
  /** As in the source. */
  readonly type: string;
  readonly optional: boolean;
  readonly about?: string | undefined;
}

/** What the sources say of a part. */
export interface PartUse {
  /** Whether browsers run it: they do not run a static part. */
  readonly browser: boolean;
  readonly props: readonly PartProp[];
}

/** The runtime's requirements for configs, translations and specifications. Written by `cli/compile.js`. */
export interface RuntimeUsage {
  readonly operations: readonly OperationUse[];
  /**
   * Schemas of either API that the runtime names, as in `components['schemas']['Product']`; absent when they were not
   * collected.
   */
  readonly schemas?: readonly string[] | undefined;
  readonly messages: readonly MessageUse[];
  /** Only screens and features that call a procedure. */
  readonly screens: readonly ScreenUse[];
  /** The parts that sites may change, by name; absent when they were not collected. */
  readonly parts?: Readonly<Record<string, PartUse>> | undefined;
}
