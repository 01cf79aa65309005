import { clsx } from 'clsx';
import ExternalLink from 'lucide-react/icons/external-link';
import MapIcon from 'lucide-react/icons/map';
import { useEffect, useRef, useState } from 'react';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { officeMap } from '../../content/contact';
import { SitePlan } from './site-plan';
import * as texts from '../../texts';

const { latitude, longitude, label } = officeMap;

/** The degrees from the centre to the frame's edges. */
const span = { longitude: 0.012, latitude: 0.006 };

const box = [
  longitude - span.longitude,
  latitude - span.latitude,
  longitude + span.longitude,
  latitude + span.latitude,
];
const query = new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
});
const frameUrl = `https://www.openstreetmap.org/export/embed.html?${query}`;
const pageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/**
 * Shows the office's position: a drawing, replaced by the map when the reader presses its button. No request leaves the
 * site before that.
 */
export function OfficeMap() {
  const [asked, setAsked] = useState(false);
  return (
    <div
      className={clsx(
        'relative flex h-[30rem] flex-col overflow-hidden rounded-lg border',
        'border-line-strong bg-card sm:h-[28rem]',
      )}
    >
      {asked ? <Frame /> : <Offer onAsk={() => setAsked(true)} />}
    </div>
  );
}

function Offer({ onAsk }: { onAsk: () => void }) {
  return (
    <>
      <SitePlan className="min-h-0 w-full flex-1" />
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t',
          'border-line bg-card p-4 sm:p-6',
        )}
      >
        <p className="max-w-text text-sm text-muted">
          <span className="block text-base font-semibold text-ink">{label}</span>
          {texts.mapLead}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button className="js-only" onClick={onAsk}>
            <MapIcon aria-hidden="true" />
            {texts.showTheMap}
          </Button>
          <ButtonAnchor variant="secondary" href={pageUrl} target="_blank" rel="noopener noreferrer">
            {texts.openInNewTab}
            <ExternalLink aria-hidden="true" />
          </ButtonAnchor>
        </div>
      </div>
    </>
  );
}

function Frame() {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus has disappeared.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={frameUrl}
      title={fillText(texts.mapOf, { label })}
      className="absolute inset-0 size-full border-0 bg-sunken"
    />
  );
}
