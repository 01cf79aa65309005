import { useQuery } from '@tanstack/react-query';
import { Link } from '~/router';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { ButtonLink } from '~/ui/button-link';
import { langOf } from '~/ui/content-text';
import { Section } from '~/ui/section';
import * as texts from '../../texts';
import { newestNewsQuery } from './queries';

/** Shows the newest news on the home page, by day and title; nothing while there is none. Kept small for that page. */
export function NewestNews() {
  const { data = [] } = useQuery(newestNewsQuery);
  if (data.length === 0) return null;
  return (
    <Section
      eyebrow={texts.fromTheCommittee}
      title={common.news}
      actions={
        <ButtonLink to="/news" variant="secondary">
          {texts.allNews}
        </ButtonLink>
      }
    >
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {data.map(({ id, title, at }) => (
          <li key={id} className="relative min-w-0 border-t-2 border-laterite pt-4">
            <time dateTime={at} className="text-sm text-muted">
              {formatDate(at)}
            </time>
            <h3 className="mt-1 text-xl wrap-anywhere">
              <Link
                to={`/news/${id}`}
                lang={langOf(title)}
                className="text-ink decoration-2 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
