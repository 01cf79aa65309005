import type { Config } from '~/platform/config';
import { mailTo, withoutLinks, type Mail, type MailContent, type Recipient } from '~/platform/mail';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { pageUrl } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import type { RequestKind } from '../contract/choices';
import { mailedLinkMinutes } from '../contract/choices';
import { both } from '../texts/both';

/** Builds the mail with a link into the portal. */
export function linkMail(to: Recipient, { shopName, url }: { shopName: string; url: string }): Mail {
  const { link } = both[to.language].mails;
  const shop = withoutLinks(shopName);
  return mail(to, {
    title: link.title,
    paragraphs: [fillText(link.text, { shop, minutes: mailedLinkMinutes }), link.ignore],
    button: { label: link.button, url },
  });
}

/** What a mail about a decision is about. */
export interface Decided {
  kind: RequestKind;
  approved: boolean;
  note: string | null;
  invoice: string | null;
}

/** Builds the mail about the office's decision on a request. */
export function decidedMail(
  to: Recipient,
  { kind, approved, note, invoice }: Decided,
  config: Pick<Config, 'publicUrl'>,
): Mail {
  const { decided } = both[to.language].mails;
  return mail(to, {
    title: decided.title[approved ? 'approved' : 'rejected'],
    paragraphs: [
      decided[approved ? 'approved' : 'rejected'][kind],
      ...(note ? [{ label: decided.note, value: note }] : []),
      ...(invoice ? [fillText(decided.invoice, { number: invoice })] : []),
    ],
    button: portalButton(to, config),
  });
}

/** Builds the mail that reminds a shop of the end of an ad. */
export function endingMail(
  to: Recipient,
  {
    shopName,
    tierName,
    endsAt,
    days,
    outageDays,
  }: { shopName: string; tierName: string; endsAt: string; days: number; outageDays: number },
  config: Pick<Config, 'publicUrl'>,
): Mail {
  const { ending } = both[to.language].mails;
  const on = formatDate(endsAt, common[to.language].dates) ?? '';
  return mail(to, {
    title: countText(ending.title, days),
    paragraphs: [
      fillText(ending.text, { shop: withoutLinks(shopName), tier: tierName, day: on }),
      ...(outageDays > 0 ? [countText(ending.outage, outageDays)] : []),
      ending.renew,
    ],
    button: portalButton(to, config),
  });
}

const portalButton = ({ language }: Recipient, { publicUrl }: Pick<Config, 'publicUrl'>) => ({
  label: both[language].mails.open,
  url: pageUrl(publicUrl, language, '/advertiser'),
});

function mail(to: Recipient, content: Pick<MailContent, 'title' | 'paragraphs' | 'button'>): Mail {
  const { greeting, footer } = both[to.language].mails;
  return mailTo(to, { ...content, greeting, footer });
}
