import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { useRef } from 'react';
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
import { EmptyState } from '~/ui/empty-state';
import type { Shown } from '~/ui/hooks/use-address';
import { useSettled } from '~/ui/hooks/use-settled';
import { NothingFound } from '~/ui/nothing-found';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { PagedList } from '~/ui/paged-list';
import { SearchPanel } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { ListTable, type ListColumn } from '~/ui/office/list-table';
import { PersonLink } from '~/ui/office/person-link';
import { sortingOf, type Sorting } from '~/ui/sort-button';
import type { OfficePostRow } from '../../contract';
import { postKinds, postStates } from '../../contract/choices';
import * as texts from '../../texts';
import { postsPerPage, postsQuery } from '../queries';
import type { fields } from './fields';
import { audienceWords, kindNames, stateNames, stateTones, titleOf } from './words';

type Filters = Pick<Shown<typeof fields>, 'search' | 'state' | 'kind' | 'sort' | 'page'>;
type PostListProps = {
  shown: Filters;
  onChange: (part: Partial<Filters>, as?: 'choice') => void;
  onClear: () => void;
  onNew: () => void;
};

/** Shows the office's posts, the last changed first, by state and kind. */
export function PostList({ shown, onChange, onClear, onNew }: PostListProps) {
  const { search, state, kind, sort, page } = useSettled(shown);
  const list = useQuery(postsQuery({ search, state, kind, sort, page }));
  const top = useRef<HTMLParagraphElement>(null);
  const narrowed = search.trim() !== '' || state !== '' || kind !== '';
  return (
    <ListPane>
      <SearchPanel
        label={texts.posts}
        text="search"
        placeholder={common.title}
        maxLength={200}
        choices={[
          { name: 'state', label: common.state, options: optionsOf(postStates, stateNames, texts.allStates) },
          { name: 'kind', label: texts.kind, options: optionsOf(postKinds, kindNames, texts.allKinds) },
        ]}
        filter={shown}
        onChange={onChange}
      />
      <ListBar
        count={list.data && countText(texts.postCount, list.data.count)}
        countRef={top}
        onClear={narrowed && onClear}
      />
      <PagedList
        fades
        query={list}
        page={page}
        perPage={postsPerPage}
        onPage={(next) => onChange({ page: next })}
        top={top}
        words={{ failed: texts.postsFailed, pages: texts.pagesOfPosts }}
        waiting={<Skeleton className="h-96" />}
        empty={
          narrowed ? (
            <NothingFound
              title={texts.noPostsFound}
              icon={<Megaphone />}
              clearLabel={common.clearSearchAndFilters}
              onClear={onClear}
            >
              {texts.noPostsFoundWhy}
            </NothingFound>
          ) : (
            <EmptyState
              headingLevel={2}
              title={texts.noPosts}
              icon={<Megaphone />}
              action={<Button onClick={onNew}>{texts.newCircular}</Button>}
            >
              {texts.noPostsWhy}
            </EmptyState>
          )
        }
      >
        {(posts) => <PostTable posts={posts} sort={sortingOf({ shown, change: onChange })} />}
      </PagedList>
    </ListPane>
  );
}

function PostTable({ posts, sort }: { posts: readonly OfficePostRow[]; sort: Sorting }) {
  const { data: places = [] } = useQuery(areasWithUnitsQuery);
  const columns: readonly ListColumn<OfficePostRow>[] = [
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
  return <ListTable caption={texts.posts} columns={columns} rows={posts} keyOf={({ id }) => id} sort={sort} />;
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
