import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { showMoment } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { langOf } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import type { Shown } from '~/ui/hooks/use-address';
import { useSettled } from '~/ui/hooks/use-settled';
import { ListBar, ListPane } from '~/ui/office/list-bar';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { SearchPanel } from '~/ui/search-panel';
import { Skeleton } from '~/ui/skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { OfficePostRow } from '../../contract';
import { postKinds, postStates } from '../../contract/choices';
import * as texts from '../../texts';
import { postsPerPage, postsQuery } from '../queries';
import type { fields } from './posts-screen';
import { audienceWords, kindNames, stateNames, stateTones } from './words';

type Filters = Pick<Shown<typeof fields>, 'search' | 'state' | 'kind' | 'page'>;
type PostListProps = {
  shown: Filters;
  onChange: (part: Partial<Filters>, as?: 'choice') => void;
  onClear: () => void;
  onNew: () => void;
};

/** The office's posts, the last changed first, by state and kind. */
export function PostList({ shown, onChange, onClear, onNew }: PostListProps) {
  const { search, state, kind, page } = useSettled(shown);
  const list = useQuery(postsQuery({ search, state, kind, page }));
  const top = useRef<HTMLParagraphElement>(null);
  const narrowed = search.trim() !== '' || state !== '' || kind !== '';
  const turnTo = (next: number) => {
    onChange({ page: next });
    top.current?.focus();
  };
  return (
    <ListPane>
      <SearchPanel
        label={texts.posts}
        text="search"
        placeholder={texts.searchTitles}
        maxLength={200}
        choices={[
          {
            name: 'state',
            label: texts.state,
            options: [
              { value: '', label: texts.allStates },
              ...postStates.map((value) => ({ value, label: stateNames[value] })),
            ],
          },
          {
            name: 'kind',
            label: texts.kind,
            options: [
              { value: '', label: texts.allKinds },
              ...postKinds.map((value) => ({ value, label: kindNames[value] })),
            ],
          },
        ]}
        filter={{ search: shown.search, state: shown.state, kind: shown.kind }}
        onChange={(part) => onChange(part, part.search === undefined ? 'choice' : undefined)}
      />
      <ListBar
        count={list.data && countText(texts.postCount, list.data.count)}
        countRef={top}
        actions={
          narrowed && (
            <Button
              variant="secondary"
              size="sm"
              className="pointer-fine:min-h-8! pointer-coarse:min-h-11"
              onClick={onClear}
            >
              {texts.clear}
            </Button>
          )
        }
      />
      <div
        aria-busy={list.isPlaceholderData}
        className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        <ListFrame query={list} failed={texts.postsFailed} waiting={<Skeleton className="h-96" />}>
          {({ count, results }) =>
            results.length > 0 ? (
              <>
                <PostTable posts={results} />
                <Pagination
                  className="mt-6"
                  label={texts.pagesOfPosts}
                  page={page}
                  pageCount={Math.ceil(count / postsPerPage)}
                  onPage={turnTo}
                />
              </>
            ) : narrowed ? (
              <EmptyState
                headingLevel={2}
                title={texts.noPostsFound}
                icon={<Megaphone />}
                action={
                  <Button variant="secondary" onClick={onClear}>
                    {texts.clearFilters}
                  </Button>
                }
              >
                {texts.noPostsFoundWhy}
              </EmptyState>
            ) : (
              <EmptyState
                headingLevel={2}
                title={texts.noPosts}
                icon={<Megaphone />}
                action={<Button onClick={onNew}>{texts.newCircularButton}</Button>}
              >
                {texts.noPostsWhy}
              </EmptyState>
            )
          }
        </ListFrame>
      </div>
    </ListPane>
  );
}

const PostTable = ({ posts }: { posts: readonly OfficePostRow[] }) => (
  <Table caption={texts.posts} hideCaption>
    <THead>
      <Th>{texts.title}</Th>
      <Th>{texts.state}</Th>
      <Th>{texts.forWhom}</Th>
      <Th>{texts.readBy}</Th>
    </THead>
    <TBody>
      {posts.map((post) => (
        <Tr key={post.id}>
          <Td>
            <Link
              to={`?post=${post.id}`}
              lang={langOf(post.title)}
              className="link block text-base font-semibold wrap-anywhere"
            >
              {post.title}
            </Link>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
              {kindNames[post.kind]}
              {post.area_name && <span>{post.area_name}</span>}
              {post.urgent && <Badge tone="danger">{texts.isUrgent}</Badge>}
              {post.author_name && <span>{post.author_name}</span>}
            </span>
          </Td>
          <Td label={texts.state}>
            <Badge tone={stateTones[post.state]}>{stateNames[post.state]}</Badge>
            <span className="mt-1 block text-xs text-muted">{whenOf(post)}</span>
          </Td>
          <Td label={texts.forWhom}>{audienceWords(post)}</Td>
          <Td label={texts.readBy}>
            {post.kind === 'circular' && post.told > 0 ? (
              <>
                <span className="block tabular-nums">
                  {fillText(texts.readOfTold, { read: showCount(post.read), told: showCount(post.told) })}
                </span>
                {post.needs_ack && (
                  <span className="block text-xs text-muted">
                    {fillText(texts.confirmedBy, { count: showCount(post.acknowledged) })}
                  </span>
                )}
              </>
            ) : (
              '–'
            )}
          </Td>
        </Tr>
      ))}
    </TBody>
  </Table>
);

function whenOf({ state, publish_at: at, updated_at: changed }: OfficePostRow): string {
  if (state === 'scheduled') return fillText(texts.comesOut, { moment: showMoment(at) ?? '' });
  if (state === 'published' && at) return fillText(texts.cameOut, { moment: showMoment(at) ?? '' });
  return fillText(texts.lastChanged, { moment: showMoment(changed) ?? '' });
}
