import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Megaphone from 'lucide-react/icons/megaphone';
import { Link } from 'react-router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { Badge } from '~/ui/badge';
import { langOf } from '~/ui/content-text';
import * as texts from '../../texts';
import { newestCircularQuery } from '../queries';

/** On the member's dashboard: the newest circular, how many are unread, and the way to all. */
export function NewestCircular() {
  const { data } = useQuery(newestCircularQuery);
  const newest = data?.results[0];
  const unread = data?.unread_count ?? 0;
  return (
    <Link
      to="/circulars"
      className="group flex min-w-0 items-start gap-4 rounded-lg border border-line bg-card p-5 text-ink no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md"
    >
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-md bg-laterite-tint text-laterite-ink [&_svg]:size-5">
        <Megaphone />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{texts.circulars}</span>
          {unread > 0 && <Badge tone="laterite">{countText(texts.unreadOnes, unread)}</Badge>}
        </span>
        <span lang={newest && langOf(newest.title)} className="mt-0.5 line-clamp-2 block min-h-5 text-sm text-muted wrap-anywhere">
          {data && (newest ? fillText(texts.newestCircular, { title: newest.title }) : texts.noCirculars)}
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 self-center text-muted transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}
