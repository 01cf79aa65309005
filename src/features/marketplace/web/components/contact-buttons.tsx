import Globe from 'lucide-react/icons/globe';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { clsx } from 'clsx';
import { fillText } from '~/shared/fill-text';
import { ButtonAnchor } from '~/ui/button-link';
import type { Shop } from '../../contract';
import { callHref, whatsAppHref } from '../addresses';
import * as texts from '../../texts';

/** Shows Call, WhatsApp and Website, as far as the shop has what they lead to. */
export function ContactButtons({ shop, className }: { shop: Shop; className?: string }) {
  const call = callHref(shop.contact_number);
  const whatsApp = whatsAppHref(shop.whatsapp ?? shop.contact_number);
  if (!call && !whatsApp && !shop.website) return null;
  return (
    <div className={clsx('flex flex-wrap gap-3 *:flex-1', className)}>
      {call && (
        <ButtonAnchor variant="secondary" className="px-3!" href={call}>
          <Phone aria-hidden="true" />
          <span>
            {texts.call}
            <span className="sr-only"> {shop.name}</span>
          </span>
        </ButtonAnchor>
      )}
      {whatsApp && (
        <ButtonAnchor variant="secondary" className="px-3!" href={whatsApp} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          <span>
            {texts.whatsApp}
            <span className="sr-only"> {fillText(texts.nameOpensWhatsApp, { name: shop.name })}</span>
          </span>
        </ButtonAnchor>
      )}
      {shop.website && (
        <ButtonAnchor
          variant="secondary"
          className="px-3!"
          href={shop.website}
          target="_blank"
          rel="noreferrer nofollow"
        >
          <Globe aria-hidden="true" />
          <span>
            {texts.website}
            <span className="sr-only">{fillText(texts.opensWebsite, { name: shop.name })}</span>
          </span>
        </ButtonAnchor>
      )}
    </div>
  );
}
