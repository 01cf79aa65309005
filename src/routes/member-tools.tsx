import { UnsentTools, useTakingAlong } from '~/features/phone/web/public';

/** Takes along what members need without a connection, and keeps what is unsent. Renders only its question. */
export default function MemberTools() {
  useTakingAlong();
  return <UnsentTools />;
}
