import { Link, type LinkProps } from 'react-router';
import { Button, type ButtonSize, type ButtonVariant } from './button';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link inside the site that looks like a button. For other addresses: <Button asChild><a …></Button>. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLinkProps) {
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <Link {...link} />
    </Button>
  );
}
