import { clsx } from 'clsx';
import ExternalLink from 'lucide-react/icons/external-link';
import MapIcon from 'lucide-react/icons/map';
import { useEffect, useRef, useState } from 'react';
import { useNames } from '~/router';
import { fillText } from '~/shared/fill-text';
import { Button } from '~/ui/button';
import { ButtonAnchor } from '~/ui/button-link';
import { SitePlan } from './site-plan';
import * as texts from '../../texts';

/** Degrees north and east. */
type Position = readonly [north: number, east: number];

/** The degrees from the centre to the frame's edges. */
const span = { east: 0.012, north: 0.006 };

/** Returns the address of the map for the frame. */
function frameUrl([north, east]: Position): string {
  const box = [east - span.east, north - span.north, east + span.east, north + span.north];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${north},${east}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** Returns the address of the map as a page of its own. */
const pageUrl = ([north, east]: Position) =>
  `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;

/**
 * Shows the office's position: a drawing, replaced by the map when the reader presses its button. No request leaves the
 * site before that.
 */
export function OfficeMap({ position }: { position: Position }) {
  const [asked, setAsked] = useState(false);
  return (
    <div
      className={clsx(
        'relative flex h-[30rem] flex-col overflow-hidden rounded-lg border',
        'border-line-strong bg-card sm:h-[28rem]',
      )}
    >
      {asked ? <Frame position={position} /> : <Offer position={position} onAsk={() => setAsked(true)} />}
    </div>
  );
}

/** What is at the position. */
const useLabel = () => fillText(texts.mapLabel, useNames());

function Offer({ position, onAsk }: { position: Position; onAsk: () => void }) {
  const label = useLabel();
  return (
    <>
      <SitePlan position={position} className="min-h-0 w-full flex-1" />
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
          <ButtonAnchor variant="secondary" href={pageUrl(position)} target="_blank" rel="noopener noreferrer">
            {texts.openInNewTab}
            <ExternalLink aria-hidden="true" />
          </ButtonAnchor>
        </div>
      </div>
    </>
  );
}

function Frame({ position }: { position: Position }) {
  const label = useLabel();
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus has disappeared.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={frameUrl(position)}
      title={fillText(texts.mapOf, { label })}
      className="absolute inset-0 size-full border-0 bg-sunken"
    />
  );
}
