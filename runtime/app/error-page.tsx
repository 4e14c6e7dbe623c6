import type { ComponentType, ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import type { ErrorScreenProps } from '#runtime/contracts/app.ts';

/** Shows the error screen with the status of what went wrong. */
export function ErrorPage({ Screen }: { readonly Screen: ComponentType<ErrorScreenProps> }): ReactNode {
  const error = useRouteError();
  return <Screen status={isRouteErrorResponse(error) ? error.status : 500} />;
}
