import { useParams } from '~/router';
import { privateHead, privatePage } from '~/session';
import { idOf } from '~/shared/record-page';
import * as texts from '../../texts';
import { FiguresScreen, FiguresWaiting } from '../figures-screen';

export const head = privateHead(texts.figures);

/** Renders /app/admin/ads/{id}/figures for staff (docs/product/ad-counting.md, "Screens"). */
export default privatePage({ Waiting: FiguresWaiting, Screen });

function Screen() {
  const id = idOf(useParams<'/app/admin/ads/:id/figures'>().id);
  return <FiguresScreen key={id} id={id ?? 0} />;
}
