import { useState } from 'react';
import { idOf } from '~/shared/record-page';
import { Button } from '~/ui/button';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { OfficePage } from '~/ui/office/office-page';
import { Skeleton } from '~/ui/skeleton';
import type { Session } from '~/session';
import Plus from 'lucide-react/icons/plus';
import { postStates } from '../../contract/choices';
import * as texts from '../../texts';
import { NewPost, OnePost } from './one-post';
import { PostList } from './post-list';

/** What the address holds: one post (`new-news`, `new-circular` or an id), or the list and its filters. */
export const fields = {
  search: '',
  post: '',
  state: ['', ...postStates],
  kind: ['', 'circular', 'news'],
  page: 1,
  people: ['unread', 'all', 'read', 'acknowledged'],
  person: '',
  people_page: 1,
} as const;

/** News and circulars as the office writes them (docs/product/posts.md, "Office"); area admins have their own area's. */
export function PostsScreen({ session }: { session: Session }) {
  const { shown, change, clear } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const [made, setMade] = useState(0);
  const open = (post: string) => change({ post, people: 'unread', person: '' }, 'choice');
  const id = idOf(shown.post);
  const isOffice = session.isStaff || session.isSuperuser;
  const isNew = shown.post === 'new-circular' || (shown.post === 'new-news' && isOffice);
  return (
    <OfficePage
      title={texts.posts}
      lead={isOffice ? texts.postsLead : texts.postsLeadOfArea}
      message={message}
      actions={
        id === null &&
        !isNew && (
          <>
            {isOffice && (
              <Button variant="secondary" onClick={() => open('new-news')}>
                <Plus aria-hidden="true" />
                {texts.newNewsButton}
              </Button>
            )}
            <Button onClick={() => open('new-circular')}>
              <Plus aria-hidden="true" />
              {texts.newCircularButton}
            </Button>
          </>
        )
      }
    >
      {id !== null ? (
        <OnePost
          key={`${id} ${made}`}
          id={id}
          isOffice={isOffice}
          messages={messages}
          people={{ state: shown.people, search: shown.person, page: shown.people_page }}
          onPeople={({ state, search, page }) =>
            change({
              ...(state !== undefined && { people: state }),
              ...(search !== undefined && { person: search }),
              ...(page !== undefined && { people_page: page }),
            })
          }
          onBack={() => open('')}
        />
      ) : isNew ? (
        <NewPost
          key={shown.post}
          kind={shown.post === 'new-news' ? 'news' : 'circular'}
          isOffice={isOffice}
          onBack={() => open('')}
          onMade={(post) => {
            messages.success(texts.saved);
            setMade((count) => count + 1);
            open(String(post.id));
          }}
        />
      ) : (
        <PostList shown={shown} onChange={change} onClear={() => clear()} onNew={() => open('new-circular')} />
      )}
    </OfficePage>
  );
}

/** The screen before the person is known. */
export const PostsWaiting = () => (
  <OfficePage title={texts.posts} busy>
    <div className="flex flex-col gap-3">
      <Skeleton className="h-15" />
      <Skeleton className="h-96" />
    </div>
  </OfficePage>
);
