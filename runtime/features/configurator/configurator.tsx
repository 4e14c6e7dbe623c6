import { lazy, type ReactNode, use, useContext } from 'react';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { FormTextsContext } from '#runtime/ui/form-texts-context.ts';
import { LatePart } from '#runtime/ui/late-part.tsx';
import type { ConfiguratorProps } from './configurator-props.ts';

/**
 * The form works as plain HTML. The code that hydrates it is as large as the page's own, so that it is fetched when the page's
 * application runs.
 */
const ConfiguratorForm = lazy(async () => ({
  default: (await fetchModule(() => import('./configurator-form.tsx'))).ConfiguratorForm,
}));

/** Shows the form that configures a product, its price, and the button that adds it to the cart. */
export function Configurator(props: ConfiguratorProps): ReactNode {
  return (
    <LatePart>
      <WithFormTexts>
        <ConfiguratorForm {...props} />
      </WithFormTexts>
    </LatePart>
  );
}

function WithFormTexts({ children }: { readonly children: ReactNode }): ReactNode {
  const fetchTexts = useContext(FormTextsContext);
  if (fetchTexts) use(fetchTexts());
  return children;
}
