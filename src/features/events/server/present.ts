import { mediaUrl, presentMedia } from '~/platform/files/media';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import type { Event, ManagedEvent, Poster } from '../contract';
import { daysUntil, hasTime, stageOf } from '../rules';
import type { ListedEvent, PosterRow } from './views';

/**
 * Returns an event in a language: its texts in Malayalam where they exist, else the English texts
 * (docs/product/events.md, "Malayalam").
 */
export function presentEvent(event: ListedEvent, now: Date, language: Language): Event {
  const stage = stageOf(event.eventDate, now);
  const poster = event.first ? mediaUrl(event.first.image.key) : null;
  return {
    id: event.id,
    title: inLanguage(language, event.title, event.titleMl),
    event_date: toIso(event.eventDate),
    has_time: hasTime(event.eventDate),
    location: inLanguage(language, event.location, event.locationMl),
    description: inLanguage(language, event.description, event.descriptionMl),
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

/** Returns the same for staff who edit it. */
export const presentManagedEvent = (event: ListedEvent, now: Date, language: Language): ManagedEvent => ({
  ...presentEvent(event, now, language),
  title_en: event.title,
  title_ml: event.titleMl,
  description_en: event.description,
  description_ml: event.descriptionMl,
  location_en: event.location,
  location_ml: event.locationMl,
});

export function presentPoster(poster: PosterRow): Poster {
  const url = mediaUrl(poster.image.key);
  return {
    id: poster.id,
    image_url: url,
    image: url,
    uploaded_at: toIso(poster.uploadedAt),
    picture: presentMedia(poster.image),
  };
}
