import { headOf } from '~/shared/heads';
import * as texts from '../../texts';
import { Notice } from '../notice/notice';

export const head = headOf({
  title: texts.noticePageTitle,
  page: texts.noticeTitle,
  description: texts.noticeDescription,
  path: '/privacy',
});

/** Renders /privacy, the public notice (docs/product/privacy.md, "Notice"), readable without JavaScript. */
export default function PrivacyNotice() {
  return <Notice />;
}
