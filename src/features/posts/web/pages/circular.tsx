import { useParams } from '~/router';
import { privateHead, RequireSession } from '~/session';
import { idOf } from '~/shared/record-page';
import { PageWaiting } from '~/ui/page-waiting';
import * as texts from '../../texts';
import { CircularScreen } from '../circulars/circular-screen';

export const head = privateHead(texts.circulars);

/** /circulars/{id}, for members and above. */
export default function CircularPage() {
  const id = idOf(useParams().id);
  return (
    <RequireSession who="member" otherwise="/dashboard" waiting={<PageWaiting title={texts.circulars} />}>
      {() => <CircularScreen key={id} id={id} />}
    </RequireSession>
  );
}
