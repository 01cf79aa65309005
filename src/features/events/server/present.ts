import { mediaUrl, presentMedia } from '~/platform/files/media';
import { toIso } from '~/shared/dates';
import type { Event, Poster } from '../contract';
import { daysUntil, hasTime, stageOf } from '../rules';
import type { ListedEvent, PosterRow } from './views';

export function presentEvent(event: ListedEvent, now: Date): Event {
  const stage = stageOf(event.eventDate, now);
  const poster = event.first ? mediaUrl(event.first.image.key) : null;
  return {
    id: event.id,
    title: event.title,
    event_date: toIso(event.eventDate),
    has_time: hasTime(event.eventDate),
    location: event.location,
    description: event.description,
    category: event.category,
    links: event.links,
    website: event.website,
    is_active: event.isActive,
    is_upcoming: stage === 'upcoming',
    is_past: stage === 'past',
    days_until: daysUntil(event.eventDate, now),
    first_poster: poster,
    image: poster,
    poster: event.first && presentMedia(event.first.image),
    social_image: event.first && mediaUrl(event.first.social),
    poster_count: event.posters,
    created_at: toIso(event.createdAt),
    updated_at: toIso(event.updatedAt),
  };
}

export function presentPoster(poster: PosterRow): Poster {
  const url = mediaUrl(poster.image.key);
  return { id: poster.id, image_url: url, image: url, uploaded_at: toIso(poster.uploadedAt), picture: presentMedia(poster.image) };
}
