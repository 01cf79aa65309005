import { privateHead, RequireSession } from '~/session';
import { Skeleton } from '~/ui/skeleton';
import { Board } from '../board';
import * as texts from '../../texts';

export const head = privateHead(texts.community);

/** Members and above (docs/product/community.md, "Who may"); anybody else who is logged in goes to the home page. */
export default function Community() {
  return (
    <RequireSession who="member" otherwise="/" waiting={<BoardWaiting />}>
      {({ user }) => <Board key={user.id} personId={user.id ?? 0} />}
    </RequireSession>
  );
}

/** The page as everybody gets it, whatever the query in its address. */
function BoardWaiting() {
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-[84rem] px-gutter py-4">
      <h1 className="text-2xl!">{texts.community}</h1>
      <Skeleton className="mt-5 h-11 md:max-w-sm" />
      <Skeleton className="mt-4 h-[70dvh]" />
    </div>
  );
}
