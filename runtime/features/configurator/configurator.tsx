import { lazy, type ReactNode, Suspense, use, useContext } from 'react';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { whenIdle } from '#runtime/lib/when-idle.ts';
import { FormTextsContext } from '#runtime/ui/form-texts-context.ts';
import type { ConfiguratorProps } from './configurator-props.ts';

/**
 * The form works as plain HTML. The code that hydrates it is as large as the page's own, so that it is fetched when the browser is
 * idle.
 */
const ConfiguratorForm = lazy(async () => {
  if (typeof window !== 'undefined') await new Promise<void>((resolve) => whenIdle(resolve));
  return { default: (await fetchModule(() => import('./configurator-form.tsx'))).ConfiguratorForm };
});

/** Shows the form that configures a product, its price, and the button that adds it to the cart. */
export function Configurator(props: ConfiguratorProps): ReactNode {
  return (
    <Suspense>
      <WithFormTexts>
        <ConfiguratorForm {...props} />
      </WithFormTexts>
    </Suspense>
  );
}

function WithFormTexts({ children }: { readonly children: ReactNode }): ReactNode {
  const fetchTexts = useContext(FormTextsContext);
  if (fetchTexts) use(fetchTexts());
  return children;
}
