import { Board } from '~/features/community/web/board';
import { BoardWaiting, boardTitle } from '~/features/community/web/board-waiting';
import { privateHead, RequireSession } from '~/session';
import { boardParts } from './board-parts';

export const head = privateHead(boardTitle);

/**
 * Renders /community for members and above (docs/product/community.md, "Who may"); another signed-in person is sent to
 * the home page. It stands here, not in a feature: moderation and outreach, which import the board, show on it.
 */
export default function Community() {
  return (
    <RequireSession access="member" otherwise="/" waiting={<BoardWaiting />}>
      {({ user }) => <Board key={user.id} personId={user.id ?? 0} parts={boardParts} />}
    </RequireSession>
  );
}
