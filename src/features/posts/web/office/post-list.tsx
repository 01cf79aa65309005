import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { areasWithUnitsQuery } from '~/features/areas/web/public';
import { fillText } from '~/shared/fill-text';
import { formatCount } from '~/shared/format-count';
import { formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import type { Shown } from '~/ui/hooks/use-address';
import { useSettled } from '~/ui/hooks/use-settled';
import type { ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { PersonLink } from '~/ui/office/person-link';
import type { OfficePostRow } from '../../contract';
import { postKinds, postStates } from '../../contract/choices';
import * as texts from '../../texts';
import { postsPerPage, postsQuery } from '../queries';
import type { fields } from './fields';
import { audienceWords, kindNames, stateNames, stateTones, titleOf } from './words';

type Filters = Pick<Shown<typeof fields>, 'search' | 'state' | 'kind' | 'sort' | 'page'>;

/** What posts are searched and filtered by. */
export const postSearch: ListSearch<Filters> = {
  label: texts.posts,
  placeholder: common.title,
  choices: [
    { name: 'state', label: common.state, options: optionsOf(postStates, stateNames, texts.allStates) },
    { name: 'kind', label: texts.kind, options: optionsOf(postKinds, kindNames, texts.allKinds) },
  ],
};

type PostListProps = {
  shown: Filters;
  onChange: (part: Partial<Filters>, as?: 'choice') => void;
  onClear: () => void;
  onNew: () => void;
};

/** Shows the office's posts, the last changed first, by state and kind. */
export function PostList({ onNew, ...list }: PostListProps) {
  const { search, state, kind, sort, page } = useSettled(list.shown);
  const query = useQuery(postsQuery({ search, state, kind, sort, page }));
  const { data: places = [] } = useQuery(areasWithUnitsQuery);
  return (
    <OfficeList
      {...list}
      search={postSearch}
      query={query}
      perPage={postsPerPage}
      count={query.data && countText(texts.postCount, query.data.count)}
      words={{
        failed: texts.postsFailed,
        pages: texts.pagesOfPosts,
        nothing: texts.noPostsFound,
        nothingWhy: texts.noPostsFoundWhy,
      }}
      empty={{
        title: texts.noPosts,
        why: texts.noPostsWhy,
        action: <Button onClick={onNew}>{texts.newCircular}</Button>,
      }}
      icon={<Megaphone />}
      table={{ caption: texts.posts, columns: columnsWith(places), keyOf: ({ id }) => id }}
    />
  );
}

/** Returns the columns, with the places that audiences name. */
function columnsWith(places: Parameters<typeof audienceWords>[1]): readonly ListColumn<OfficePostRow>[] {
  return [
    {
      label: common.title,
      sort: 'title',
      cell: (post) => (
        <>
          <Link
            to={`?post=${post.id}`}
            lang={langOf(titleOf(post))}
            className="link block text-base font-semibold wrap-anywhere"
          >
            {titleOf(post)}
          </Link>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            {kindNames[post.kind]}
            {post.area_name && <span>{post.area_name}</span>}
            {post.urgent && <Badge tone="danger">{common.urgent}</Badge>}
            {post.author_name && (
              <PersonLink id={post.author_id} name={post.author_name} className="inline-flex min-h-6 items-center" />
            )}
          </span>
        </>
      ),
    },
    {
      label: common.state,
      sort: '-publish_at',
      cell: (post) => (
        <>
          <Badge tone={stateTones[post.state]}>{stateNames[post.state]}</Badge>
          <span className="mt-1 block text-xs text-muted">{whenOf(post)}</span>
        </>
      ),
    },
    { label: texts.forWhom, cell: (post) => audienceWords(post, places) },
    { label: texts.peopleRead, sort: '-read', cell: (post) => <ReadBy post={post} /> },
  ];
}

function ReadBy({ post }: { post: OfficePostRow }) {
  if (post.kind !== 'circular' || post.told === 0) return '–';
  return (
    <>
      <span className="block tabular-nums">
        {fillText(texts.readOfTold, { read: formatCount(post.read), told: formatCount(post.told) })}
      </span>
      {post.needs_ack && (
        <span className="block text-xs text-muted">
          {fillText(texts.confirmedBy, { count: formatCount(post.acknowledged) })}
        </span>
      )}
    </>
  );
}

function whenOf({ state, publish_at: at, updated_at: changed }: OfficePostRow): string {
  if (state === 'scheduled') return fillText(texts.comesOut, { moment: formatMoment(at) ?? '' });
  if (state === 'published' && at) return fillText(texts.cameOut, { moment: formatMoment(at) ?? '' });
  return fillText(texts.lastChanged, { moment: formatMoment(changed) ?? '' });
}
