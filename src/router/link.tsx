import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useRouter } from './context';
import { hrefOf, locationAt, type To } from './location';
import type { NavigateOptions } from './router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To;
  /** The browser loads the page. */
  reloadDocument?: boolean;
  /** `intent` fetches the page's code as soon as the pointer or the focus is on the link. */
  prefetch?: 'intent';
}

/** A press that asks for this page, here: not for another tab, a download or a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** A link inside the site, in the page's language. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  prefetch,
  onClick,
  ...anchor
}: LinkProps) {
  const router = useRouter();
  const here = useLocation();
  const href = hrefOf(locationAt(to, here));
  const preload = prefetch && (() => router.preload(to));
  return (
    <a
      onPointerEnter={preload}
      onFocus={preload}
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || reloadDocument || !isPlain(event) || (anchor.target ?? '_self') !== '_self')
          return;
        event.preventDefault();
        // A link to the present address adds no entry to the history.
        void router.navigate(to, { replace: replace ?? href === hrefOf(here), state, preventScrollReset });
      }}
    />
  );
}
