import type { LoadContext } from './load-context.ts';

/** What an action may use: all that loaders may, and the form that was sent. */
export interface ActionContext extends LoadContext {
  readonly form: FormData;
}

/** Where a visitor goes on to: a path on this host, prefix included. */
export interface GoOn {
  readonly to: string;
}

/** The form is shown again, with what the action has left in the query cache. */
export interface ShowAgain {
  /** HTTP status of the page. */
  readonly status: number;
}

/** Takes a form that was sent to a screen's own address without JavaScript. Runs on the server. */
export type Action = (context: ActionContext) => Promise<GoOn | ShowAgain>;
