import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { capitalised } from '~/shared/capitalised';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import type { Shop } from '../../contract';
import { mapsHref, orNone, telHref } from '../addresses';
import { ContactButtons } from './contact-buttons';

const lineClass = 'flex min-h-11 items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted';

/** Shows a result of the finder. */
export function ShopCard({ shop, onOpen }: { shop: Shop; onOpen: () => void }) {
  return (
    <li data-shop={shop.id} className="flex min-w-0 flex-col rounded-lg border border-line bg-card p-5 shadow-sm">
      <h3 className="leading-snug">
        <ContentText>{shop.name}</ContentText>
      </h3>
      <div className="mt-2">
        <Badge>
          <ContentText>{orNone(capitalised(shop.category_name))}</ContentText>
        </Badge>
      </div>
      <div className="mt-3 mb-auto">
        {shop.location.trim() ? (
          <a href={mapsHref(shop.name, shop.location)} target="_blank" rel="noreferrer" className={`${lineClass} link`}>
            <MapPin aria-hidden="true" />
            <ContentText>{shop.location}</ContentText>
            <span className="sr-only">{common.opensAMap}</span>
          </a>
        ) : (
          <p className={lineClass}>
            <MapPin aria-hidden="true" /> {common.notAvailable}
          </p>
        )}
        {shop.contact_number ? (
          <a href={telHref(shop.contact_number)} className={`${lineClass} link`}>
            <Phone aria-hidden="true" />
            {shop.contact_number}
          </a>
        ) : (
          <p className={lineClass}>
            <Phone aria-hidden="true" /> {common.notAvailable}
          </p>
        )}
      </div>
      <ContactButtons shop={shop} className="mt-4" />
      <Button variant="secondary" className="mt-3" onClick={onOpen}>
        {common.viewDetails}
        <span className="sr-only"> {fillText(common.ofName, { name: shop.name })}</span>
      </Button>
    </li>
  );
}
