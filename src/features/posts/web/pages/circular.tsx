import { useParams } from '~/router';
import { privateHead, RequireSession } from '~/session';
import { idOf } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { PageWaiting } from '~/ui/page-waiting';
import { CircularScreen } from '../circulars/circular-screen';

export const head = privateHead(common.circulars);

/** Shows /circulars/{id}, for members and above. */
export default function CircularPage() {
  const id = idOf(useParams<'/circulars/:id'>().id);
  return (
    <RequireSession access="member" otherwise="/dashboard" waiting={<PageWaiting title={common.circulars} />}>
      {() => <CircularScreen key={id} id={id} />}
    </RequireSession>
  );
}
