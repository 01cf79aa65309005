/** The categories of events (docs/product/events.md, "Event categories"). */
export const eventCategories = ['Conference', 'Workshop', 'Networking', 'Symposium', 'Competition', 'Meetup'] as const;

export type EventCategory = (typeof eventCategories)[number];
