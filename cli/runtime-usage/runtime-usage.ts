/** Where in the runtime something is used first; relative to the package. */
export interface UsePlace {
  readonly file: string;
  readonly line: number;
}

/** An operation of one of the two APIs that the runtime calls. */
export interface OperationUse extends UsePlace {
  /** `either` when the name of the client does not tell which API it is for. */
  readonly api: 'product' | 'content' | 'either';
  /** Lower case, as in an OpenAPI description. */
  readonly method: string;
  readonly path: string;
  /** Procedures that come to call it (`catalogue.product`); what is none, such as a sitemap, by its function's name. */
  readonly usedBy: readonly string[];
}

/** A text that the runtime asks for. */
export interface MessageUse extends UsePlace {
  readonly namespace: string;
  /** Dotted, without plural suffix; `*` stands for a part that is known only while the shop runs. */
  readonly key: string;
  /** Names of the values that every call passes; absent when the sources do not tell. */
  readonly values?: readonly string[] | undefined;
}

/** What a screen or a feature asks of the server. */
export interface ScreenUse {
  /** The route key of a screen; of a feature its folder, such as `features/shell`. */
  readonly name: string;
  /** `catalogue.product` */
  readonly procedures: readonly string[];
}

/** What the runtime expects of configs, translations and specs. Written by `cli/compile.js`. */
export interface RuntimeUsage {
  readonly operations: readonly OperationUse[];
  /** Schemas of either API that it names, `components['schemas']['Product']`; absent when nobody looked. */
  readonly schemas?: readonly string[] | undefined;
  readonly messages: readonly MessageUse[];
  /** Only those that ask for something. */
  readonly screens: readonly ScreenUse[];
}
