import type { RouteModule } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { ShownAddress } from '#runtime/ui/navigation.ts';
import type { RouteData } from './route-data.ts';

/** Why a page cannot be shown. */
export interface PageFailure {
  /** HTTP status: 503 when an API does not answer, 500 for a bug. */
  readonly status: number;
  /** Whether the message is shown inside the frame; false where the frame itself could not be loaded. */
  readonly inFrame: boolean;
}

/** The input of rendering a page, on the server and in the browser. */
export interface PageView extends ShownAddress {
  /** Id of the matched route: a route key, or the id of the route for unknown paths. */
  readonly route?: string;
  /** Absent where loading failed. */
  readonly data?: RouteData;
  /** The screen's module; absent where loading failed. */
  readonly module?: RouteModule<LoadContext>;
  readonly failure?: PageFailure;
}
