import Building2 from 'lucide-react/icons/building-2';
import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { TierBadge } from '~/features/marketplace/web/public';
import type { Picture as PictureData } from '~/shared/media';
import { Alert } from '~/ui/alert';
import { Avatar } from '~/ui/avatar';
import { BackLink } from '~/ui/back-link';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Pagination } from '~/ui/pagination';
import { Picture } from '~/ui/picture';
import { Skeleton, SkeletonText } from '~/ui/skeleton';
import { Spinner } from '~/ui/spinner';
import { Stat, StatGrid } from '~/ui/stat';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import { Row, Specimen } from './specimen';

/** Shows the components for data, and the states of loading, empty and failed. */
export function Content() {
  return (
    <>
      <Badges />
      <Cards />
      <Figures />
      <TableSpecimen />
      <States />
      <Navigation />
    </>
  );
}

function Badges() {
  return (
    <Specimen title="Badge, TierBadge" note="The lozenge says the tier without colour.">
      <Row>
        <Badge>Neutral</Badge>
        <Badge tone="primary">Approved</Badge>
        <Badge tone="laterite">Today</Badge>
        <Badge tone="brass">Pending</Badge>
        <Badge tone="info">Scheduled</Badge>
        <Badge tone="danger">Ended</Badge>
      </Row>
      <Row>
        {(['premium', 'diamond', 'gold', 'silver', 'basic'] as const).map((tier) => (
          <TierBadge key={tier} tier={tier} />
        ))}
      </Row>
    </Specimen>
  );
}

const drawing: PictureData = { url: '/og.jpg', type: 'image/jpeg', width: 1200, height: 630, sources: [] };

function Cards() {
  return (
    <Specimen title="Card, Picture, Avatar" note="padding none for cards that begin with a picture.">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Card as="li" padding="none">
          <Picture media={drawing} alt="" className="aspect-video w-full bg-sunken object-cover" />
          <div className="p-5">
            <TierBadge tier="gold" />
            <h4 className="mt-2">Nila Building Centre</h4>
            <p className="text-sm text-muted">Ottapalam · Building Materials</p>
          </div>
        </Card>
        <Card as="li" className="flex items-center gap-4">
          <Avatar name="Anitha Menon" size="lg" />
          <div className="min-w-0">
            <h4>Anitha Menon</h4>
            <p className="text-sm text-muted">Secretary</p>
          </div>
        </Card>
        <Card as="li" interactive>
          <h4>Interactive, with a heading that goes on for longer than anybody planned</h4>
          <p className="mt-1 text-sm text-muted">Averyveryverylongwordwithoutanyplacetobreakitstaysinsidethecard.</p>
        </Card>
      </ul>
      <Row>
        <Avatar name="Rajan" size="sm" />
        <Avatar name="അനിത മേനോൻ" size="md" />
        <Avatar name="K. V. Suresh" size="lg" src="/broken-photo.jpg" />
      </Row>
    </Specimen>
  );
}

function Figures() {
  return (
    <Specimen title="StatGrid, Stat" note="A drawing's title block. Two columns on phones.">
      <StatGrid>
        <Stat value="1500+" label="Members" />
        <Stat value="7" label="Areas" />
        <Stat value="35" label="Units" />
        <Stat value="50+" label="Annual Events" />
      </StatGrid>
    </Specimen>
  );
}

const shops = [
  ['Nila Building Centre', 'Ottapalam', 'gold', 12],
  ['Gap Road Electricals', 'Palakkad', 'premium', 4],
  ['Malampuzha Tiles and Sanitaryware Showroom', 'Palakkad Rural', 'basic', 1280],
] as const;

function TableSpecimen() {
  const [page, setPage] = useState(3);
  return (
    <Specimen title="Table, Pagination" note="Rows become cards on phones; Td label repeats the column's name there.">
      <Table caption="Shops" hideCaption>
        <THead>
          <Th>Shop</Th>
          <Th>Location</Th>
          <Th>Tier</Th>
          <Th className="sm:text-end">Views</Th>
        </THead>
        <TBody>
          {shops.map(([name, location, tier, views]) => (
            <Tr key={name}>
              <Td label="Shop" className="font-semibold">
                {name}
              </Td>
              <Td label="Location">{location}</Td>
              <Td label="Tier">
                <TierBadge tier={tier} />
              </Td>
              <Td label="Views" numeric>
                {views.toLocaleString('en-IN')}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <Pagination page={page} pageCount={12} onPage={setPage} label="Pages of shops" />
    </Specimen>
  );
}

function States() {
  return (
    <>
      <Specimen title="Alert">
        <Alert tone="success">Your profile was saved.</Alert>
        <Alert tone="info" title="Waiting for approval">
          You can log in as soon as a superuser has approved your registration.
        </Alert>
        <Alert tone="error">Please select a filter or enter a search term.</Alert>
      </Specimen>
      <Specimen title="EmptyState, ErrorState">
        <EmptyState icon={<Inbox />} title="No documents available" action={<Button variant="secondary">Clear</Button>}>
          Documents appear here as soon as the committee adds them.
        </EmptyState>
        <ErrorState title="Failed to load advertisements" onRetry={() => undefined}>
          Please check your connection and try again.
        </ErrorState>
      </Specimen>
      <Specimen title="Skeleton, Spinner" note="Skeletons where the shape is known, a spinner where it is not.">
        <div aria-busy="true" className="grid gap-4 sm:grid-cols-2">
          <Card padding="none">
            <Skeleton className="aspect-video w-full rounded-none" />
            <SkeletonText className="p-5" />
          </Card>
          <Card className="grid place-items-center gap-3 text-muted">
            <Spinner label="Loading" className="size-8" />
          </Card>
        </div>
      </Specimen>
    </>
  );
}

function Navigation() {
  return (
    <Specimen title="BackLink">
      <BackLink to="#content">Back to dashboard</BackLink>
      <p className="flex items-center gap-2 text-sm text-muted">
        <Building2 aria-hidden="true" className="size-5" /> Icons are lucide, imported one by one.
      </p>
    </Specimen>
  );
}
