import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { fill } from '~/ui/fill';

type LinkLineProps = { text: `${string}{link}${string}`; to: PageAddress; label: string };

/** Shows a sentence that contains a link to another page. */
export const LinkLine = ({ text, to, label }: LinkLineProps) => (
  <p className="text-muted">
    {fill(text, {
      link: (
        <Link to={to} className="link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ),
    })}
  </p>
);
