import { type AnchorHTMLAttributes, type ReactNode, type Ref, useContext } from 'react';
import { isPlainClick } from '#runtime/lib/plain-click.ts';
import { type NavigateOptions, NavigationContext } from './navigation.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  /** An address of this storefront. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * Shows a link to another page of the storefront: an ordinary one until the page is hydrated. From then on the other
 * page's data and code are fetched as soon as the visitor is about to go there, and navigation keeps the frame.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps): ReactNode {
  const { navigate, prepare } = useContext(NavigationContext);
  const onIntent = (): void => prepare(to);
  return (
    <a
      onMouseEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to, { ...(replace && { replace }), ...(preventScrollReset && { preventScrollReset }) });
      }}
    />
  );
}
