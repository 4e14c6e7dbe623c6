import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useContext } from 'react';
import { type NavigateOptions, NavigationContext } from './navigation.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  /** An address of this storefront. */
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A press that browsers would open in another tab or window is left to them. */
const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link to another page of the storefront: an ordinary one until the page is hydrated. From then on what the other
 * page needs is fetched as soon as the visitor is about to go there, and going there leaves the frame standing.
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
