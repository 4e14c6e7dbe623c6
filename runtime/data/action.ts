import type { LoadContext } from './load-context.ts';

/** The context of an action: that of loaders, and the submitted form. */
export interface ActionContext extends LoadContext {
  readonly form: FormData;
}

/** A redirect to a path on this host, prefix included. */
export interface GoOn {
  readonly to: string;
}

/** Shows the form again, with the data that the action has put into the query cache. */
export interface ShowAgain {
  /** HTTP status of the page. */
  readonly status: number;
}

/** Handles a form that was posted to its screen's address without JavaScript. Runs on the server. */
export type Action = (context: ActionContext) => Promise<GoOn | ShowAgain>;
