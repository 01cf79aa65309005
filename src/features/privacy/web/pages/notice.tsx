import { fillText } from '~/shared/fill-text';
import { pageHead, type PageData } from '~/shared/page';
import * as texts from '../../texts';
import { Notice } from '../notice/notice';

export const head = ({ page }: { page: PageData }) =>
  pageHead(page, {
    title: fillText(texts.noticePageTitle, { page: texts.noticeTitle, committee: page.names.committee }),
    description: texts.noticeDescription,
    path: '/privacy',
  });

/** Renders /privacy, the public notice (docs/product/privacy.md, "Notice"), readable without JavaScript. */
export default function PrivacyNotice() {
  return <Notice />;
}
