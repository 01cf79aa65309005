import { answerFrom, UnsentTools, useTakingAlong } from '~/features/phone/web/public';
import { offlineCopies } from './offline-copies';

// A query that failed without a connection is retried, and by then this is loaded.
answerFrom(offlineCopies);

/** Takes along what members need without a connection, and keeps what is unsent. Renders only its question. */
export default function MemberTools() {
  useTakingAlong(offlineCopies);
  return <UnsentTools />;
}
