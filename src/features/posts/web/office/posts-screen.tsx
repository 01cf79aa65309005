import { useState } from 'react';
import { idOf } from '~/shared/record-page';
import { Button } from '~/ui/button';
import { useAddress } from '~/ui/hooks/use-address';
import { useMessage } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import { ListSkeleton } from '~/ui/office/list-frame';
import { OfficePage, PageAction } from '~/ui/office/office-page';
import { filtersOf } from '~/ui/search-panel';
import type { Session } from '~/session';
import Plus from 'lucide-react/icons/plus';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { exportPosts } from '../mutations';
import { fields } from './fields';
import { NewPost, OnePost } from './one-post';
import { PostList, postSearch } from './post-list';

/** The fields of the address: a post (`new-news`, `new-circular` or an id), or the list and its filters. */
export function PostsScreen({ session }: { session: Session }) {
  const { shown, change, clear } = useAddress(fields);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  const [savedCount, setSavedCount] = useState(0);
  const open = (post: string) => change({ post, people: 'unread', person: '' }, 'choice');
  const id = idOf(shown.post);
  const isOffice = session.isStaff || session.isSuperuser;
  const isNew = shown.post === 'new-circular' || (shown.post === 'new-news' && isOffice);
  return (
    <OfficePage
      title={texts.posts}
      lead={isOffice ? texts.postsLead : texts.postsLeadOfArea}
      message={message}
      firstActions={
        id === null &&
        !isNew && (
          <>
            <ExportButtons
              call={exportPosts}
              filters={filtersOf(postSearch, shown)}
              input={{ query: { search: shown.search, state: shown.state, kind: shown.kind, sort: shown.sort } }}
              list="posts"
              messages={messages}
            />
            {isOffice && (
              <Button variant="secondary" onClick={() => open('new-news')}>
                <Plus aria-hidden="true" />
                {texts.newNews}
              </Button>
            )}
          </>
        )
      }
      actions={
        id === null &&
        !isNew && <PageAction Icon={Plus} label={texts.newCircular} onClick={() => open('new-circular')} />
      }
    >
      {id !== null ? (
        <OnePost
          key={`${id} ${savedCount}`}
          id={id}
          isOffice={isOffice}
          messages={messages}
          people={{
            state: shown.people,
            search: shown.person,
            sort: shown.people_sort,
            page: shown.people_page,
          }}
          onPeople={({ state, search, sort, page }) =>
            change({
              ...(state !== undefined && { people: state }),
              ...(search !== undefined && { person: search }),
              ...(sort !== undefined && { people_sort: sort as typeof shown.people_sort }),
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
            messages.success(common.saved);
            setSavedCount((count) => count + 1);
            open(String(post.id));
          }}
        />
      ) : (
        <PostList shown={shown} onChange={change} onClear={() => clear('sort')} onNew={() => open('new-circular')} />
      )}
    </OfficePage>
  );
}

/** Shows the screen before the session is loaded. */
export const PostsWaiting = () => (
  <OfficePage title={texts.posts} busy>
    <ListSkeleton />
  </OfficePage>
);
