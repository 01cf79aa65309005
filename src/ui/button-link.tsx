import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '~/router';
import { buttonClass, type ButtonLooks } from './button';

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...link }: LinkProps & ButtonLooks) {
  return <Link {...link} className={buttonClass({ variant, size, className })} />;
}

/** Renders the same for every other address: a file, another site, a place on this page, a telephone. */
export function ButtonAnchor({ variant, size, className, ...link }: ComponentProps<'a'> & ButtonLooks) {
  return <a {...link} className={buttonClass({ variant, size, className })} />;
}
